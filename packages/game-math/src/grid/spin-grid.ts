import { symbolOf } from '../compile.ts'
import type { GridModel } from '../slot-model.ts'
import type { CascadeStep, Cell, Grid, SpinStep, StepWin } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import type { SymbolId } from '../symbols.ts'
import { makeBoard, mostFalls } from './board.ts'
import type { Board } from './board.ts'
import { compileGrid } from './compile-grid.ts'
import type { CompiledGrid } from './compile-grid.ts'

const boards = new WeakMap<CompiledGrid, { spin: Board; 'free-spin'?: Board }>()

function boardOf(compiled: CompiledGrid, kind: 'spin' | 'free-spin'): Board {
  const known = boards.get(compiled) ?? {
    spin: makeBoard(compiled, compiled.base),
    ...(compiled.free && { 'free-spin': makeBoard(compiled, compiled.free) }),
  }
  boards.set(compiled, known)
  return known[kind]!
}

const kinds = { ways: 'ways', cluster: 'cluster', 'scatter-pays': 'anywhere' } as const

/** Draws one spin and everything that falls after it. `stake` is minor units. */
export function spinGrid(
  model: GridModel,
  kind: 'spin' | 'free-spin',
  stake: number,
  rng: Rng,
): { steps: [SpinStep, ...(SpinStep | CascadeStep)[]]; scatters: number } {
  const compiled = compileGrid(model)
  const set = kind === 'spin' ? compiled.base : compiled.free!
  const board = boardOf(compiled, kind)
  const { rows } = compiled
  const part = stake / model.parts
  const stops = set.windows.map((reel) => rng.int(reel.length))
  stops.forEach((stop, reel) => board.place(reel, stop))

  const settle = (multiplier: number): StepWin[] => {
    const wins: StepWin[] = []
    board.evaluate((symbol, count, ways, parts, at) => {
      const about = {
        symbol: symbolOf(symbol),
        count,
        cells: at.map((index) => cellAt(index, rows)),
        amount: parts * part * multiplier,
      }
      const name = kinds[model.engine]
      wins.push(name === 'ways' ? { kind: name, ways, ...about } : { kind: name, ...about })
    })
    return wins
  }
  const multiplierOf = (fall: number) =>
    set.multipliers[Math.min(fall, set.multipliers.length - 1)]! * set.multiplier

  const first: SpinStep = {
    kind,
    stops,
    grid: gridOf(board, compiled),
    expanded: [],
    multiplier: multiplierOf(0),
    wins: settle(multiplierOf(0)),
    coins: [],
    freeSpinsAwarded: 0,
    freeSpinsLeft: 0,
    win: 0,
  }
  const steps: [SpinStep, ...(SpinStep | CascadeStep)[]] = [first]
  let wins = first.wins
  for (let fall = 1; set.falls && wins.length > 0 && fall <= mostFalls; fall++) {
    const removed = marked(board, rows)
    board.fall()
    const multiplier = multiplierOf(fall)
    const grid = gridOf(board, compiled)
    wins = settle(multiplier)
    steps.push({
      kind: 'cascade',
      removed,
      grid,
      multiplier,
      wins,
      freeSpinsAwarded: 0,
      freeSpinsLeft: 0,
      win: 0,
    })
  }

  const scatters = board.scatters()
  const pay = (model.scatterPays[scatters] ?? 0) * stake * set.multiplier
  if (pay > 0) {
    const cells = steps
      .at(-1)!
      .grid.flatMap((column, reel) =>
        column.flatMap((symbol, row) => (symbol === 'scatter' ? [{ reel, row }] : [])),
      )
    steps.at(-1)!.wins.push({ kind: 'scatter', count: scatters, cells, amount: pay })
  }
  for (const step of steps) step.win = step.wins.reduce((sum, { amount }) => sum + amount, 0)
  return { steps, scatters }
}

const cellAt = (index: number, rows: number): Cell => ({
  reel: Math.floor(index / rows),
  row: index % rows,
})

/** The board as players are told it. Plain loops: a spin that falls often copies the board each time. */
function gridOf({ cells }: Board, { reels, rows }: CompiledGrid): Grid {
  const grid: SymbolId[][] = []
  let at = 0
  for (let reel = 0; reel < reels; reel++) {
    const column: SymbolId[] = []
    for (let row = 0; row < rows; row++) column.push(symbolOf(cells[at++]!))
    grid.push(column)
  }
  return grid
}

function marked({ marks }: Board, rows: number): Cell[] {
  const cells: Cell[] = []
  for (let at = 0; at < marks.length; at++) if (marks[at] === 1) cells.push(cellAt(at, rows))
  return cells
}
