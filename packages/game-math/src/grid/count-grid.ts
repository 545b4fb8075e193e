import { isLoose, scatter, wild } from '../compile.ts'
import type { Enumeration, ViewClass } from '../analyse/enumerate.ts'
import { makeBoard, mostFalls } from './board.ts'
import type { CompiledGrid } from './compile-grid.ts'

/**
 * Counts every combination of stops exactly: what it wins with all its falls, in parts of the stake,
 * by the scatters in view at its end. Fewer than `leastScatters` start nothing and count as none.
 */
export function countGrid(
  compiled: CompiledGrid,
  kind: 'spin' | 'free-spin',
  leastScatters: number,
): Enumeration {
  const set = kind === 'spin' ? compiled.base : compiled.free!
  const { reels, model } = compiled
  const board = makeBoard(compiled, set)
  const { multipliers, falls } = set
  const stops = Array.from<number>({ length: reels }).fill(0)
  const lengths = set.windows.map((windows) => windows.length)
  const byScatters = new Map<number, Map<number, number>>()
  const record = (scatters: number, units: number, times: number) => {
    const key = scatters < leastScatters ? 0 : scatters
    let counts = byScatters.get(key)
    if (!counts) byScatters.set(key, (counts = new Map<number, number>()))
    counts.set(units, (counts.get(units) ?? 0) + times)
  }

  // Combinations that win nothing are counted by their scatters alone, most of them together.
  const blanks = new Float64Array(reels * compiled.rows + 1)
  const scattersAt = set.windows.map((windows) =>
    windows.map((view) => view.reduce((sum, symbol) => sum + (symbol === scatter ? 1 : 0), 0)),
  )
  const symbolsAt = set.windows.map((windows) =>
    windows.map((view) =>
      view.reduce((bits, symbol) => bits | (isLoose(symbol) ? 0 : 1 << symbol), 0),
    ),
  )
  /** `tails[reel][n]`: how often the reels from it on show n scatters together. */
  const tails: Float64Array[] = [Float64Array.of(1)]
  for (let reel = reels - 1; reel >= 0; reel--) {
    const rest = tails[0]!
    const sums = new Float64Array(rest.length + compiled.rows)
    for (const own of scattersAt[reel]!) {
      for (let n = 0; n < rest.length; n++) sums[n + own]! += rest[n]!
    }
    tails.unshift(sums)
  }

  const settle = (scatters: number) => {
    let won = board.evaluate()
    if (won === 0) {
      blanks[scatters]!++
      return
    }
    let units = won * multipliers[0]!
    for (let fall = 1; falls && won > 0 && fall <= mostFalls; fall++) {
      board.fall()
      won = board.evaluate()
      units += won * multipliers[fall < multipliers.length ? fall : multipliers.length - 1]!
    }
    record(board.scatters(), units * set.multiplier, 1)
    // What fell is put back for the combinations that share these stops.
    if (falls) stops.forEach((stop, reel) => board.place(reel, stop))
  }

  const wildBit = 1 << wild
  /** `alive`: symbols that every reel so far shows, which is all that ways can still be made of. */
  const walk = (reel: number, alive: number, scatters: number) => {
    if (alive === 0) {
      tails[reel]!.forEach((times, rest) => (blanks[scatters + rest]! += times))
      return
    }
    if (reel === reels) return settle(scatters)
    for (let stop = 0; stop < lengths[reel]!; stop++) {
      stops[reel] = stop
      board.place(reel, stop)
      const shown = symbolsAt[reel]![stop]!
      // From the third reel on a win is certain: nothing can be left out any more.
      const prunes = model.engine === 'ways' && reel < 3 && reel < reels
      const next = prunes && !(shown & wildBit) ? alive & shown : alive
      walk(reel + 1, next, scatters + scattersAt[reel]![stop]!)
    }
  }
  walk(0, -1, 0)
  blanks.forEach((times, scatters) => {
    if (times > 0) record(scatters, 0, times)
  })
  return {
    combinations: lengths.reduce((total, length) => total * length, 1),
    classes: [...byScatters].map(([scatters, counts]): ViewClass => ({
      scatters,
      coins: 0,
      jackpots: 0,
      counts,
    })),
  }
}
