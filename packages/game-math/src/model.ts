import { instantEngines } from './instant/model.ts'
import type { InstantModel } from './instant/model.ts'
import type { SymbolId } from './symbols.ts'

export const gameModelIds = [
  'lines-5-fruit',
  'lines-10-classic',
  'lines-20-adventure',
  'lines-25-volatile',
  'lines-40-grand',
  'lines-20-bonus-buy',
  'lines-10-bonus-buy',
  'hold-and-link-25',
  'hold-and-link-20-jackpot',
  'jackpot-10',
  'fish-shoal',
  'fish-deep',
  'plinko-steady',
  'plinko-steep',
  'dice-hundred',
  'dice-thousand',
  'keno-steady',
  'keno-bold',
  'crash-hundred',
  'crash-thousand',
  'three-reel-1',
  'three-reel-5-cherry',
  'three-reel-5',
  'three-reel-27-ways',
  'ways-243-voyage',
  'ways-243-storm',
  'ways-243-bonus-buy',
  'cascade-ladder',
  'cascade-summit',
  'cascade-bonus-buy',
  'cluster-meadow',
  'cluster-quarry',
  'scatter-pays-feast',
  'scatter-pays-comet',
  'scatter-pays-bonus-buy',
  'hold-and-link-10',
  'hold-and-link-40',
  'jackpot-20',
  'jackpot-25',
] as const

export type GameModelId = (typeof gameModelIds)[number]

export const jackpotIds = ['mini', 'minor', 'major', 'grand'] as const
export type JackpotId = (typeof jackpotIds)[number]

/** Fixed prizes, as multiples of the stake. */
export type Jackpots = Record<JackpotId, number>

/** Reels of symbols, three to six; each is a closed loop and shows as many neighbours as there are rows. */
export type Strips = readonly (readonly SymbolId[])[]

/** What a symbol pays for 2, 3, 4 and 5 in a row from the left, in line stakes; three reels end at 3. */
export type LinePays =
  | readonly [two: number, three: number, four: number, five: number]
  | readonly [two: number, three: number]

/** What a symbol pays from each least count on, in parts of the stake; smallest count first. */
export type CountPays = readonly (readonly [least: number, parts: number])[]

/**
 * What the first win of a spin, the win after its first fall, after its second and so on is
 * multiplied by; the last goes for all later ones.
 */
export type CascadeMultipliers = readonly number[]

/** Rules and strips of free spins. */
export type FreeSpins = {
  strips: Strips
  /** Spins awarded by the number of scatters in a paid spin. */
  award: Readonly<Record<number, number>>
  /** Spins added by the number of scatters in a free spin. */
  retrigger: Readonly<Record<number, number>>
  /** No feature lasts longer than this many spins. */
  maxSpins: number
  /** Multiplies every line and scatter win in a free spin. */
  multiplier: number
  /** A wild covers its whole reel in free spins. */
  expandingWilds: boolean
  /** Of a free spin's falls, in a game that has them. */
  cascade?: CascadeMultipliers
}

/** Buying free spins outright. */
export type BonusBuy = {
  /** Price as a multiple of the stake. */
  price: number
  spins: number
}

/** One value a coin may carry: a multiple of the stake, or the name of a jackpot. */
export type CoinValue = { multiple: number; weight: number; jackpot?: JackpotId }

/** Hold-and-respin: held coins stay, empty cells respin until nothing lands for a while. */
export type Hold = {
  /** Coins in view that start the feature. */
  trigger: number
  /** Respins left after each landing. */
  respins: number
  /** Chance that an empty cell lands a coin: `hits` in `outOf`. */
  land: { hits: number; outOf: number }
  values: readonly CoinValue[]
  jackpots: Jackpots
}

type SlotCommon = {
  id: GameModelId
  strips: Strips
  /** What scatters pay anywhere, as multiples of the stake. */
  scatterPays: Readonly<Record<number, number>>
  freeSpins?: FreeSpins
  bonusBuy?: BonusBuy
  /** No round wins more than this multiple of the stake. */
  maxWinMultiple: number
}

type LineBase = SlotCommon & {
  /** The row (0 top, 2 bottom) each payline crosses on each reel. */
  paylines: readonly (readonly number[])[]
  pays: Readonly<Partial<Record<SymbolId, LinePays>>>
  /** Multiplies a line win in which a wild stands in for another symbol. */
  wildMultiplier: number
  /** A wild covers its whole reel in paid spins. */
  expandingWilds: boolean
}

export type LinesModel = LineBase & {
  engine: 'lines'
  /** Jackpot symbols anywhere in a paid spin win the jackpot named for their number. */
  jackpots?: { prizes: Jackpots; award: Readonly<Record<number, JackpotId>> }
}

export type HoldAndLinkModel = LineBase & { engine: 'hold-and-link'; hold: Hold }

/** A model whose wins lie on paylines. */
export type LineModel = LinesModel | HoldAndLinkModel

/**
 * A model without paylines. `ways`: the same symbol anywhere on neighbouring reels from the left,
 * once for each way through them. `cluster`: symbols that touch side to side. `scatter-pays`: the
 * same symbol anywhere, often enough. Chance draws one stop per reel and nothing else: what falls
 * after a win comes from the strip above what stood there.
 */
export type GridModel = SlotCommon & {
  engine: 'ways' | 'cluster' | 'scatter-pays'
  rows: number
  /** The stake is divided into so many parts; wins are whole multiples of one. */
  parts: number
  pays: Readonly<Partial<Record<SymbolId, CountPays>>>
  /** Winning symbols leave and the ones above fall, until nothing wins; absent where nothing falls. */
  cascade?: CascadeMultipliers
}

export type SlotModel = LineModel | GridModel

export type FishTarget = {
  /** Also the name of its picture. */
  id: string
  /** What a hit pays, as a multiple of the stake. */
  multiplier: number
  /** Chance of a hit: `hits` in `outOf`. */
  hits: number
  outOf: number
}

export type FishModel = {
  id: GameModelId
  engine: 'fish'
  targets: readonly FishTarget[]
  maxWinMultiple: number
}

export type GameModel = SlotModel | FishModel | InstantModel

/** How many parts a stake is divided into: wins are whole multiples of one part. */
export function lineCount(model: GameModel): number {
  if (model.engine === 'fish') return 1
  return 'parts' in model ? model.parts : model.paylines.length
}

/** Whether a model's round is one draw about something the player chose. */
export function isInstant(model: GameModel): model is InstantModel {
  return (instantEngines as readonly string[]).includes(model.engine)
}

/** Whether a model has reels. */
export function isSlot(model: GameModel): model is SlotModel {
  return 'strips' in model
}

/** Whether a model's wins lie on no lines. */
export function isGrid(model: GameModel): model is GridModel {
  return isSlot(model) && 'parts' in model
}

/** The size of what a slot shows. */
export function gridSize(model: SlotModel): { reels: number; rows: number } {
  return { reels: model.strips.length, rows: isGrid(model) ? model.rows : 3 }
}
