import { coin, isLoose, jackpot, rowCount, scatter, wild } from '../compile.ts'
import type { CompiledModel, CompiledStrips } from '../compile.ts'

/** How often views with these special symbols in them win each number of line stakes. */
export type ViewClass = {
  scatters: number
  coins: number
  jackpots: number
  /** `counts[units]`: stop combinations whose lines win that many line stakes. */
  counts: Map<number, number>
}

export type Enumeration = { combinations: number; classes: ViewClass[] }

/** Figures below these numbers of symbols start nothing and are counted as none. */
export type Thresholds = { scatters: number; coins: number; jackpots: number }

type View = { symbols: Uint8Array; weight: number; specials: number }

const noSymbol = 15

/**
 * Counts every combination of stops exactly. Walks the reels from left to right and keeps only
 * the lines that can still grow; once none can, the remaining reels are counted together.
 */
export function enumerate(
  compiled: CompiledModel,
  strips: CompiledStrips,
  thresholds: Thresholds,
): Enumeration {
  const { pays } = compiled
  const { wildMultiplier, paylines } = compiled.model
  const reels = strips.windows.map(distinctViews)
  const reelCount = reels.length
  const tails = specialsFrom(reels)
  const totals = new Map<number, Map<number, number>>()

  const rows = paylines.map((line) => Uint8Array.from(line))
  // A line's state: its symbol (or none while all are wild), whether a wild helped, wilds in front.
  const alive = Array.from({ length: reelCount + 1 }, () => new Uint8Array(rows.length))
  const states = Array.from({ length: reelCount + 1 }, () => new Uint8Array(rows.length))

  const settled = (state: number, count: number): number => {
    const symbol = state & 15
    const own = pays[wild * 6 + (state >> 5)]!
    if (symbol === noSymbol) return own
    return Math.max(own, pays[symbol * 6 + count]! * (state & 16 ? wildMultiplier : 1))
  }

  const record = (specials: number, units: number, weight: number) => {
    let counts = totals.get(specials)
    if (!counts) totals.set(specials, (counts = new Map<number, number>()))
    counts.set(units, (counts.get(units) ?? 0) + weight)
  }

  const walk = (reel: number, lines: number, units: number, weight: number, specials: number) => {
    if (reel === reelCount) {
      let won = units
      for (let i = 0; i < lines; i++) won += settled(states[reel]![alive[reel]![i]!]!, reelCount)
      record(specials, won, weight)
      return
    }
    if (lines === 0) {
      for (const [rest, times] of tails[reel]!) record(specials + rest, units, weight * times)
      return
    }
    for (const view of reels[reel]!) {
      let grown = 0
      let won = units
      for (let i = 0; i < lines; i++) {
        const line = alive[reel]![i]!
        const state = states[reel]![line]!
        const next = grow(state, view.symbols[rows[line]![reel]!]!)
        if (next < 0) won += settled(state, reel)
        else {
          alive[reel + 1]![grown++] = line
          states[reel + 1]![line] = next
        }
      }
      walk(reel + 1, grown, won, weight * view.weight, specials + view.specials)
    }
  }

  rows.forEach((_, line) => {
    alive[0]![line] = line
    states[0]![line] = noSymbol
  })
  walk(0, rows.length, 0, 1, 0)
  return { combinations: product(strips), classes: classify(totals, thresholds) }
}

/** A line's next state, or -1 when the symbol breaks it. */
function grow(state: number, symbol: number): number {
  const own = state & 15
  if (symbol === wild) return own === noSymbol ? state + 32 : state | 16
  if (isLoose(symbol)) return -1
  if (own === noSymbol) return symbol | (state & ~15) | (state >> 5 ? 16 : 0)
  return own === symbol ? state : -1
}

function distinctViews(windows: Uint8Array[]): View[] {
  const found = new Map<string, View>()
  for (const symbols of windows) {
    const known = found.get(symbols.join())
    if (known) known.weight++
    else found.set(symbols.join(), { symbols, weight: 1, specials: specialsOf(symbols) })
  }
  return [...found.values()]
}

/** Scatters, coins and jackpots in view, packed so that views add up. */
function specialsOf(symbols: Uint8Array): number {
  let packed = 0
  for (let row = 0; row < rowCount; row++) {
    if (symbols[row] === scatter) packed += 1
    else if (symbols[row] === coin) packed += 16
    else if (symbols[row] === jackpot) packed += 256
  }
  return packed
}

/** For each reel: how often the reels from it on show each number of specials together. */
function specialsFrom(reels: View[][]): Map<number, number>[] {
  const tails: Map<number, number>[] = [new Map([[0, 1]])]
  for (const reel of reels.toReversed()) {
    const sums = new Map<number, number>()
    for (const view of reel) {
      for (const [rest, times] of tails[0]!) {
        const key = rest + view.specials
        sums.set(key, (sums.get(key) ?? 0) + times * view.weight)
      }
    }
    tails.unshift(sums)
  }
  return tails
}

function classify(totals: Map<number, Map<number, number>>, thresholds: Thresholds): ViewClass[] {
  const classes = new Map<string, ViewClass>()
  const atLeast = (count: number, least: number) => (count < least ? 0 : count)
  for (const [packed, counts] of totals) {
    const scatters = atLeast(packed & 15, thresholds.scatters)
    const coins = atLeast((packed >> 4) & 15, thresholds.coins)
    const jackpots = atLeast(packed >> 8, thresholds.jackpots)
    const key = `${scatters} ${coins} ${jackpots}`
    const known = classes.get(key)
    if (!known) classes.set(key, { scatters, coins, jackpots, counts: new Map(counts) })
    else
      for (const [units, n] of counts) known.counts.set(units, (known.counts.get(units) ?? 0) + n)
  }
  return [...classes.values()]
}

function product(strips: CompiledStrips): number {
  return strips.windows.reduce((total, reel) => total * reel.length, 1)
}
