import { scatter } from '../compile.ts'
import type { CompiledGrid, GridSet } from './compile-grid.ts'
import { makeEvaluator } from './evaluate.ts'
import type { OnWin } from './evaluate.ts'

/** No spin falls more often; a closed loop of symbols must not go on for ever. */
export const mostFalls = 60

export type Board = {
  /** Symbols in view, reel by reel, top to bottom, at `reel * rows + row`. */
  cells: Uint8Array
  /** One where the last win stood. */
  marks: Uint8Array
  /** Puts one reel at a stop. */
  place: (reel: number, stop: number) => void
  /** What is in view wins, in parts of the stake and not multiplied; marks it. */
  evaluate: (onWin?: OnWin) => number
  /** Takes marked symbols away and lets those above fall. */
  fall: () => void
  scatters: () => number
}

/** A board to settle spins on, one after the other; made once and used for many. */
export function makeBoard(compiled: CompiledGrid, set: GridSet): Board {
  const { reels, rows } = compiled
  const cells = new Uint8Array(reels * rows)
  const marks = new Uint8Array(reels * rows)
  const tops = new Int32Array(reels)
  const evaluate = makeEvaluator(compiled, cells, marks)

  return {
    cells,
    marks,
    evaluate,
    place: (reel, stop) => {
      tops[reel] = stop
      cells.set(set.windows[reel]![stop]!, reel * rows)
    },
    fall: () => {
      for (let reel = 0; reel < reels; reel++) {
        const first = reel * rows
        let to = first + rows - 1
        for (let from = to; from >= first; from--) {
          if (marks[from] === 0) cells[to--] = cells[from]!
        }
        const strip = set.strips[reel]!
        for (; to >= first; to--) {
          const top = tops[reel]!
          const above = top > 0 ? top - 1 : strip.length - 1
          tops[reel] = above
          cells[to] = strip[above]!
        }
      }
    },
    scatters: () => {
      let count = 0
      for (const cell of cells) if (cell === scatter) count++
      return count
    },
  }
}
