import { coin, jackpot, rowCount, scatter, symbolOf } from '../compile.ts'
import type { CompiledModel, CompiledStrips } from '../compile.ts'
import { linePay } from '../line-pay.ts'
import type { Cell, SpinStep, StepWin } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import { drawCoin } from './coins.ts'

/** What a spin's view is worth and what it starts; scatters decide free spins, coins the hold. */
export type SpinResult = { step: SpinStep; scatters: number }

/** Draws the stops of one spin and settles what is in view. `stake` is minor units. */
export function spin(
  compiled: CompiledModel,
  kind: 'spin' | 'free-spin',
  stake: number,
  rng: Rng,
): SpinResult {
  const set: CompiledStrips = kind === 'spin' ? compiled.base : compiled.free!
  const stops = set.windows.map((reel) => rng.int(reel.length))
  return settleStops(compiled, kind, stake, stops, rng)
}

/** Settles given stops; the only chance left is what coins in view are worth. */
export function settleStops(
  compiled: CompiledModel,
  kind: 'spin' | 'free-spin',
  stake: number,
  stops: number[],
  rng: Rng,
): SpinResult {
  const { model } = compiled
  const set: CompiledStrips = kind === 'spin' ? compiled.base : compiled.free!
  const multiplier = kind === 'spin' ? 1 : compiled.free!.rules.multiplier
  const views = stops.map((stop, reel) => set.windows[reel]![stop]!)

  const wins: StepWin[] = lineWins(compiled, views, (stake / compiled.lines) * multiplier)
  const scatters = cellsOf(views, scatter)
  const scatterPay = (model.scatterPays[scatters.length] ?? 0) * stake * multiplier
  if (scatterPay > 0) {
    wins.push({ kind: 'scatter', count: scatters.length, cells: scatters, amount: scatterPay })
  }
  if (kind === 'spin' && model.engine === 'lines' && model.jackpots) {
    const cells = cellsOf(views, jackpot)
    const won = model.jackpots.award[cells.length]
    if (won) {
      wins.push({
        kind: 'jackpot',
        jackpot: won,
        cells,
        amount: model.jackpots.prizes[won] * stake,
      })
    }
  }
  const coins =
    model.engine === 'hold-and-link'
      ? cellsOf(views, coin).map((cell) => ({ ...cell, ...drawCoin(model.hold, rng) }))
      : []

  const step: SpinStep = {
    kind,
    stops,
    grid: views.map((view) => Array.from(view, symbolOf)),
    expanded: stops.flatMap((stop, reel) => (set.expanded[reel]![stop] ? [reel] : [])),
    multiplier,
    wins,
    coins,
    freeSpinsAwarded: 0,
    freeSpinsLeft: 0,
    win: wins.reduce((sum, win) => sum + win.amount, 0),
  }
  return { step, scatters: scatters.length }
}

function lineWins(compiled: CompiledModel, views: Uint8Array[], perUnit: number): StepWin[] {
  const wins: StepWin[] = []
  const symbols = new Uint8Array(views.length)
  compiled.model.paylines.forEach((rows, line) => {
    for (let reel = 0; reel < views.length; reel++) symbols[reel] = views[reel]![rows[reel]!]!
    const { symbol, count, units } = linePay(symbols, compiled.pays, compiled.model.wildMultiplier)
    if (units === 0) return
    wins.push({
      kind: 'line',
      line,
      symbol: symbolOf(symbol),
      count,
      cells: rows.slice(0, count).map((row, reel) => ({ reel, row })),
      amount: units * perUnit,
    })
  })
  return wins
}

function cellsOf(views: Uint8Array[], code: number): Cell[] {
  const cells: Cell[] = []
  for (let reel = 0; reel < views.length; reel++) {
    for (let row = 0; row < rowCount; row++) {
      if (views[reel]![row] === code) cells.push({ reel, row })
    }
  }
  return cells
}
