import { analyse } from './analyse/analyse.ts'
import type { Analysis } from './analyse/analyse.ts'
import { finalCoins } from './analyse/hold-law.ts'
import { cellCount } from './compile.ts'
import { lineCount } from './model.ts'
import type { GameModel, GameModelId, Hold, JackpotId, Jackpots, SlotModel } from './model.ts'
import { stakesFor } from './stakes.ts'
import type { SymbolId } from './symbols.ts'

/** A chance as the share of draws, 0 to 1. */
type Chance = number

export type PaytableEntry = {
  symbol: SymbolId
  /** Pays by count in a row, as line stakes (`line`) or multiples of the stake (`stake`). */
  pays: { count: number; multiple: number }[]
  per: 'line' | 'stake'
}

export type FreeSpinsRules = {
  award: { scatters: number; spins: number }[]
  retrigger: { scatters: number; spins: number }[]
  maxSpins: number
  multiplier: number
  expandingWilds: boolean
  buy?: { price: number; spins: number }
}

export type HoldRules = {
  trigger: number
  respins: number
  /** Chance that one empty cell lands a coin in one respin. */
  landChance: Chance
  coinValues: { multiple: number; chance: Chance; jackpot?: JackpotId }[]
  /** Chance of filling every cell when the feature starts with the fewest coins. */
  grandChance: Chance
}

/** Everything the rules screen says, as data; plain JSON. */
export type Rules = {
  modelId: GameModelId
  engine: GameModel['engine']
  stakes: number[]
  lines: number
  paylines: number[][]
  paytable: PaytableEntry[]
  wild?: { multiplier: number; expanding: boolean }
  freeSpins?: FreeSpinsRules
  hold?: HoldRules
  jackpots?: { id: JackpotId; multiple: number; symbols?: number }[]
  targets: { id: string; multiplier: number; chance: Chance; rtp: number }[]
  rtp: number
  hitRate: number
  volatility: Analysis['volatilityClass']
  maxWinMultiple: number
  odds: Pick<Analysis['byAction'][number], 'action' | 'target' | 'price' | 'rtp' | 'hitRate'>[]
}

/** The rules of a model, computed from the same tables its rounds are drawn from. */
export function rulesOf(model: GameModel): Rules {
  const analysis = analyse(model)
  return {
    modelId: model.id,
    engine: model.engine,
    stakes: stakesFor(model),
    lines: lineCount(model),
    paylines: model.engine === 'fish' ? [] : model.paylines.map((line) => [...line]),
    paytable: model.engine === 'fish' ? [] : paytableOf(model),
    ...(model.engine !== 'fish' && slotFeatures(model)),
    targets:
      model.engine === 'fish'
        ? model.targets.map(({ id, multiplier, hits, outOf }) => ({
            id,
            multiplier,
            chance: hits / outOf,
            rtp: (multiplier * hits) / outOf,
          }))
        : [],
    rtp: analysis.rtp,
    hitRate: analysis.hitRate,
    volatility: analysis.volatilityClass,
    maxWinMultiple: analysis.maxWinMultiple,
    odds: analysis.byAction.map(({ action, target, price, rtp, hitRate }) => ({
      action,
      ...(target !== undefined && { target }),
      price,
      rtp,
      hitRate,
    })),
  }
}

function paytableOf(model: SlotModel): PaytableEntry[] {
  const lines = Object.entries(model.pays).map(([symbol, row]): PaytableEntry => ({
    symbol: symbol as SymbolId,
    pays: row
      .map((multiple, index) => ({ count: index + 2, multiple }))
      .filter(({ multiple }) => multiple > 0)
      .toReversed(),
    per: 'line',
  }))
  const scatters = pairs(model.scatterPays).map(([count, multiple]) => ({ count, multiple }))
  if (scatters.length === 0) return lines
  return [...lines, { symbol: 'scatter', pays: scatters.toReversed(), per: 'stake' }]
}

function slotFeatures(model: SlotModel): Pick<Rules, 'wild' | 'freeSpins' | 'hold' | 'jackpots'> {
  const { freeSpins, bonusBuy } = model
  const strips = [...model.strips, ...(freeSpins?.strips ?? [])]
  const spins = ([scatters, count]: [number, number]) => ({ scatters, spins: count })
  return {
    ...(strips.some((strip) => strip.includes('wild')) && {
      wild: { multiplier: model.wildMultiplier, expanding: model.expandingWilds },
    }),
    ...(freeSpins && {
      freeSpins: {
        award: pairs(freeSpins.award).map(spins),
        retrigger: pairs(freeSpins.retrigger).map(spins),
        maxSpins: freeSpins.maxSpins,
        multiplier: freeSpins.multiplier,
        expandingWilds: freeSpins.expandingWilds,
        ...(bonusBuy && { buy: { ...bonusBuy } }),
      },
    }),
    ...(model.engine === 'hold-and-link' && {
      hold: holdRules(model.hold),
      jackpots: jackpotRules(model.hold.jackpots),
    }),
    ...(model.engine === 'lines' &&
      model.jackpots && { jackpots: jackpotRules(model.jackpots.prizes, model.jackpots.award) }),
  }
}

function holdRules(hold: Hold): HoldRules {
  const total = hold.values.reduce((sum, { weight }) => sum + weight, 0)
  return {
    trigger: hold.trigger,
    respins: hold.respins,
    landChance: hold.land.hits / hold.land.outOf,
    coinValues: hold.values.map(({ multiple, weight, jackpot }) => ({
      multiple,
      chance: weight / total,
      ...(jackpot && { jackpot }),
    })),
    grandChance: finalCoins(hold, hold.trigger)[cellCount]!,
  }
}

function jackpotRules(prizes: Jackpots, award?: Readonly<Record<number, JackpotId>>) {
  return (Object.entries(prizes) as [JackpotId, number][]).map(([id, multiple]) => {
    const symbols =
      award &&
      Object.keys(award)
        .map(Number)
        .find((count) => award[count] === id)
    return { id, multiple, ...(symbols !== undefined && { symbols }) }
  })
}

function pairs(table: Readonly<Record<number, number>>): [number, number][] {
  return Object.entries(table).map(([key, value]) => [Number(key), value])
}
