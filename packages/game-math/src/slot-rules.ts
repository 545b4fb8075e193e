import {
  type HoldRules,
  holdRules,
  jackpotRules,
  type NetworkRules,
  networkRules,
  pairs,
  type PickRules,
  pickRules,
  type WheelRules,
  wheelRules,
} from './bonus-rules.ts'
import type { JackpotId } from './ids.ts'
import { isGrid } from './model.ts'
import type { CascadeMultipliers, GridModel, LineModel, SlotModel } from './slot-model.ts'
import type { SymbolId } from './symbols.ts'

export type PaytableEntry = {
  symbol: SymbolId
  /**
   * Pays by count, highest first: of symbols in a row as line stakes (`line`); of reels, for each
   * way, as multiples of the stake (`way`); of symbols, `upTo` the next entry, as multiples of the
   * stake (`group`); of scatters as multiples of the stake (`stake`).
   */
  pays: { count: number; upTo?: number; multiple: number }[]
  per: 'line' | 'way' | 'group' | 'stake'
}

export type FreeSpinsRules = {
  award: { scatters: number; spins: number }[]
  retrigger: { scatters: number; spins: number }[]
  maxSpins: number
  multiplier: number
  expandingWilds: boolean
  cascade?: number[]
  buy?: { price: number; spins: number }
}

/** What a game with reels has beside its paytable. */
export type SlotFeatures = {
  /** What the view is made of; absent where there are no reels. */
  grid?: { reels: number; rows: number; ways?: number }
  /** Multipliers of the first win, the win after the first fall and so on; the last one stays. */
  cascade?: number[]
  wild?: { multiplier: number; expanding: boolean }
  freeSpins?: FreeSpinsRules
  hold?: HoldRules
  network?: NetworkRules
  pick?: PickRules
  wheel?: WheelRules
  jackpots?: { id: JackpotId; multiple: number; symbols?: number }[]
}

export function paytableOf(model: SlotModel): PaytableEntry[] {
  const pays = isGrid(model) ? gridPays(model) : linePays(model)
  const scatters = pairs(model.scatterPays).map(([count, multiple]) => ({ count, multiple }))
  if (scatters.length === 0) return pays
  return [...pays, { symbol: 'scatter', pays: scatters.toReversed(), per: 'stake' }]
}

function gridPays({ pays, parts, engine }: GridModel): PaytableEntry[] {
  return Object.entries(pays).map(([symbol, bands]): PaytableEntry => ({
    symbol: symbol as SymbolId,
    pays: bands
      .map(([count, units], index) => {
        const next = bands[index + 1]?.[0]
        return {
          count,
          ...(engine !== 'ways' && next !== undefined && next > count + 1 && { upTo: next - 1 }),
          multiple: units / parts,
        }
      })
      .toReversed(),
    per: engine === 'ways' ? 'way' : 'group',
  }))
}

function linePays(model: LineModel): PaytableEntry[] {
  return Object.entries(model.pays).map(([symbol, row]): PaytableEntry => ({
    symbol: symbol as SymbolId,
    pays: row
      .map((multiple, index) => ({ count: index + 2, multiple }))
      .filter(({ multiple }) => multiple > 0)
      .toReversed(),
    per: 'line',
  }))
}

export function slotFeatures(model: SlotModel): SlotFeatures {
  const { freeSpins, bonusBuy } = model
  const strips = [...model.strips, ...(freeSpins?.strips ?? [])]
  const spins = ([scatters, count]: [number, number]) => ({ scatters, spins: count })
  const wild = isGrid(model)
    ? { multiplier: 1, expanding: false }
    : { multiplier: model.wildMultiplier, expanding: model.expandingWilds }
  const rows = isGrid(model) ? model.rows : 3
  const reels = model.strips.length
  const cascade: CascadeMultipliers | undefined = isGrid(model) ? model.cascade : undefined
  return {
    grid: { reels, rows, ...(model.engine === 'ways' && { ways: rows ** reels }) },
    ...(cascade && { cascade: [...cascade] }),
    ...(strips.some((strip) => strip.includes('wild')) && {
      wild,
    }),
    ...(freeSpins && {
      freeSpins: {
        award: pairs(freeSpins.award).map(spins),
        retrigger: pairs(freeSpins.retrigger).map(spins),
        maxSpins: freeSpins.maxSpins,
        multiplier: freeSpins.multiplier,
        expandingWilds: freeSpins.expandingWilds,
        ...(freeSpins.cascade && { cascade: [...freeSpins.cascade] }),
        ...(bonusBuy && { buy: { ...bonusBuy } }),
      },
    }),
    ...(model.engine === 'lines' && model.network && { network: networkRules(model.network) }),
    ...(model.engine === 'pick' && { pick: pickRules(model.pick) }),
    ...(model.engine === 'wheel' && { wheel: wheelRules(model.wheel) }),
    ...(model.engine === 'hold-and-link' && {
      hold: holdRules(model.hold),
      jackpots: jackpotRules(model.hold.jackpots),
    }),
    ...(model.engine === 'lines' &&
      model.jackpots && { jackpots: jackpotRules(model.jackpots.prizes, model.jackpots.award) }),
  }
}
