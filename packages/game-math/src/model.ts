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
] as const

export type GameModelId = (typeof gameModelIds)[number]

export const jackpotIds = ['mini', 'minor', 'major', 'grand'] as const
export type JackpotId = (typeof jackpotIds)[number]

/** Fixed prizes, as multiples of the stake. */
export type Jackpots = Record<JackpotId, number>

/** Five reels of symbols; each is a closed loop and shows three neighbours. */
export type Strips = readonly (readonly SymbolId[])[]

/** What a symbol pays for 2, 3, 4 and 5 in a row from the left, in line stakes. */
export type LinePays = readonly [two: number, three: number, four: number, five: number]

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

type SlotBase = {
  id: GameModelId
  strips: Strips
  /** The row (0 top, 2 bottom) each payline crosses on each reel. */
  paylines: readonly (readonly number[])[]
  pays: Readonly<Partial<Record<SymbolId, LinePays>>>
  /** Multiplies a line win in which a wild stands in for another symbol. */
  wildMultiplier: number
  /** A wild covers its whole reel in paid spins. */
  expandingWilds: boolean
  /** What scatters pay anywhere, as multiples of the stake. */
  scatterPays: Readonly<Record<number, number>>
  freeSpins?: FreeSpins
  bonusBuy?: BonusBuy
  /** No round wins more than this multiple of the stake. */
  maxWinMultiple: number
}

export type LinesModel = SlotBase & {
  engine: 'lines'
  /** Jackpot symbols anywhere in a paid spin win the jackpot named for their number. */
  jackpots?: { prizes: Jackpots; award: Readonly<Record<number, JackpotId>> }
}

export type HoldAndLinkModel = SlotBase & { engine: 'hold-and-link'; hold: Hold }

export type SlotModel = LinesModel | HoldAndLinkModel

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

export type GameModel = SlotModel | FishModel

/** How many parts a stake is divided into: wins are whole multiples of one part. */
export function lineCount(model: GameModel): number {
  return model.engine === 'fish' ? 1 : model.paylines.length
}
