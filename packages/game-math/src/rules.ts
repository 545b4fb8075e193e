import { analyse } from './analyse/analyse.ts'
import { volatilityClassOf } from './law/figures.ts'
import type { Analysis } from './law/figures.ts'
import { finalCoins } from './analyse/hold-law.ts'
import { pickLaw } from './steps/pick-law.ts'
import { wholeOf } from './bonus/wheel.ts'
import { cellCount } from './compile.ts'
import { instantOf } from './instant/instant.ts'
import type { InstantModel } from './instant/model.ts'
import { isGrid, isInstant, isSlot, lineCount, pokerHands } from './model.ts'
import type {
  CascadeMultipliers,
  GameModel,
  GridModel,
  Hold,
  JackpotId,
  Jackpots,
  ModelId,
  LineModel,
  FlightModel,
  MinesModel,
  PickBonus,
  PokerHand,
  SlotModel,
  WheelBonus,
} from './model.ts'
import { levelReturn } from './network/network-law.ts'
import type { Network } from './network/networks.ts'
import { stakesFor } from './stakes.ts'
import { strategyTable } from './steps/blackjack-law.ts'
import { mineCounts, mostOpened, payOf } from './steps/mines.ts'
import { chanceToReach } from './instant/crash.ts'
import { flightSamples } from './steps/flight-law.ts'
import type { SymbolId } from './symbols.ts'

/** A chance as the share of draws, 0 to 1. */
type Chance = number

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

/** What boxes to pick from hold, and what they come to. */
export type PickRules = {
  factors: { scatters: number; factor: number }[]
  /** Each kind of box once, with how many there are; `end` for those that end the picking. */
  boxes: { count: number; multiple?: number; times?: number; end?: true }[]
  /** No more prizes are found than this; absent where only the ends say when it is over. */
  most?: number
  /** What they pay on average with the fewest scatters, as a multiple of the stake. */
  mean: number
}

/** What the sectors of wheels award, clockwise, and how likely each is. */
export type WheelRules = {
  starts: { scatters: number; wheel: number }[]
  wheels: { chance: Chance; multiple?: number; spins?: number; next?: true }[][]
}

/** Jackpots that several games feed; amounts in minor units. */
export type NetworkRules = {
  levels: {
    id: JackpotId
    /** What a round adds, as the share of its cost. */
    share: number
    seed: number
    mustDropBy: number
    /** What the level returns of every stake. */
    rtp: number
  }[]
}

/** What a field of mines pays, by the number of mines. */
export type FieldRules = {
  columns: number
  rows: number
  /** Multiples of the stake after 1, 2, 3 … cells, as far as one may go. */
  pays: { mines: number; multiples: number[] }[]
  /** What comes back of a round that ends with no cell open, as a multiple of the stake. */
  none: number
}

/** Where a flight can be left, and how likely it gets to some multiples of the stake. */
export type FlightRules = {
  least: number
  most: number
  chances: { multiple: number; chance: Chance }[]
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

/** What a player may choose in an instant game, and what a round under it can win. */
export type ChoiceRules = {
  /** As text; a choice of numbers stands for every other of as many. */
  choice: string
  rtp: number
  hitRate: number
  volatility: Analysis['volatilityClass']
  /** Most stakes first; `caught` counts picked numbers that were drawn. */
  pays: { multiple: number; chance: Chance; caught?: number }[]
}

/** Everything the rules screen says, as data; plain JSON. */
export type Rules = {
  modelId: ModelId
  engine: GameModel['engine']
  stakes: number[]
  /** What the view is made of; absent where there are no reels. */
  grid?: { reels: number; rows: number; ways?: number }
  /** Multipliers of the first win, the win after the first fall and so on; the last one stays. */
  cascade?: number[]
  lines: number
  paylines: number[][]
  paytable: PaytableEntry[]
  wild?: { multiplier: number; expanding: boolean }
  freeSpins?: FreeSpinsRules
  hold?: HoldRules
  network?: NetworkRules
  pick?: PickRules
  wheel?: WheelRules
  field?: FieldRules
  flight?: FlightRules
  /** What blackjack pays for a natural, and the best choices against each card the house may show. */
  blackjack?: {
    natural: number
    houseTies: number[]
    strategy: ReturnType<typeof strategyTable>
  }
  /** What hands of cards pay, best first, and the lowest rank whose pair does: 2 to 14. */
  hands?: { pays: { hand: PokerHand; multiple: number }[]; leastPair: number }
  jackpots?: { id: JackpotId; multiple: number; symbols?: number }[]
  targets: { id: string; multiplier: number; chance: Chance; rtp: number }[]
  /** Of an instant game: samples of what may be chosen, which span all others. */
  choices: ChoiceRules[]
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
    paylines: 'paylines' in model ? model.paylines.map((line) => [...line]) : [],
    paytable: isSlot(model) ? paytableOf(model) : [],
    ...(isSlot(model) && slotFeatures(model)),
    ...(model.engine === 'mines' && { field: fieldRules(model) }),
    ...(model.engine === 'flight' && { flight: flightRules(model) }),
    ...(model.engine === 'blackjack' && {
      blackjack: {
        natural: model.natural,
        houseTies: [...model.houseTies],
        strategy: strategyTable(model),
      },
    }),
    ...(model.engine === 'poker' && {
      hands: {
        pays: pokerHands.map((hand) => ({ hand, multiple: model.pays[hand] })),
        leastPair: model.leastPair,
      },
    }),
    targets:
      model.engine === 'fish'
        ? model.targets.map(({ id, multiplier, hits, outOf }) => ({
            id,
            multiplier,
            chance: hits / outOf,
            rtp: (multiplier * hits) / outOf,
          }))
        : [],
    choices: isInstant(model) ? choiceRules(model, analysis) : [],
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

function fieldRules(model: MinesModel): FieldRules {
  return {
    columns: model.columns,
    rows: model.rows,
    none: payOf(model, 1, 0),
    pays: mineCounts(model).map((mines) => ({
      mines,
      multiples: Array.from({ length: mostOpened(model, mines) }, (_, index) =>
        payOf(model, mines, index + 1),
      ),
    })),
  }
}

function flightRules(model: FlightModel): FlightRules {
  return {
    least: model.least / 100,
    most: model.most / 100,
    chances: flightSamples(model).map((hundredths) => ({
      multiple: hundredths / 100,
      chance: chanceToReach(model, hundredths),
    })),
  }
}

function choiceRules(model: InstantModel, { byAction }: Analysis): ChoiceRules[] {
  const instant = instantOf(model)
  return byAction.map(({ target: choice = '', rtp, hitRate, volatility }) => ({
    choice,
    rtp,
    hitRate,
    volatility: volatilityClassOf(volatility),
    pays: instant.pays(choice).toSorted((a, b) => b.multiple - a.multiple),
  }))
}

function paytableOf(model: SlotModel): PaytableEntry[] {
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

type SlotFeatures = Pick<
  Rules,
  'grid' | 'cascade' | 'wild' | 'freeSpins' | 'hold' | 'jackpots' | 'network' | 'pick' | 'wheel'
>

function slotFeatures(model: SlotModel): SlotFeatures {
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

function networkRules({ levels }: Network): NetworkRules {
  return {
    levels: levels.map((level) => ({
      id: level.id,
      share: level.share / 10_000,
      seed: level.seed,
      mustDropBy: level.mustDropBy,
      rtp: levelReturn(level),
    })),
  }
}

function pickRules(bonus: PickBonus): PickRules {
  const { factors, prizes, ends, most } = bonus
  const boxes = new Map<string, PickRules['boxes'][number]>()
  for (const prize of prizes) {
    const key = JSON.stringify(prize)
    boxes.set(key, { ...prize, count: (boxes.get(key)?.count ?? 0) + 1 })
  }
  const scatters = pairs(factors)
  return {
    factors: scatters.map(([count, factor]) => ({ scatters: count, factor })),
    boxes: [...boxes.values(), ...(ends > 0 ? [{ count: ends, end: true as const }] : [])],
    ...(most < prizes.length && { most }),
    mean: pickLaw(bonus, scatters[0]![0]).mean,
  }
}

function wheelRules({ starts, wheels }: WheelBonus): WheelRules {
  return {
    starts: pairs(starts).map(([scatters, wheel]) => ({ scatters, wheel })),
    wheels: wheels.map((sectors) =>
      sectors.map(({ weight, ...award }) => ({ ...award, chance: weight / wholeOf(sectors) })),
    ),
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
