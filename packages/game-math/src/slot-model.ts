import type { GameModelId, JackpotId } from './ids.ts'
import type { Network } from './network/networks.ts'
import type { SymbolId } from './symbols.ts'

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

/** What a coin that lands in a respin may do instead of having a value of its own. */
export type FeatureCoin = { weight: number } & (
  | {
      /** Takes the sum of all coins on the board as its value. */
      feature: 'collect'
    }
  | {
      /** Multiplies every coin on the board, jackpots too. */
      feature: 'multiply'
      /** A whole number above one. */
      factor: number
    }
  | {
      /** One respin more is left than a landing gives back. */
      feature: 'respin'
    }
)

/** Feature coins land in respins alone; the coins that start a hold all have values. */
export type HoldFeatures = {
  /** Weights stand beside those of the values. */
  coins: readonly FeatureCoin[]
  /** No more of them land in one hold; once they have, every coin has a value. */
  most: number
}

/** Hold-and-respin: held coins stay, empty cells respin until nothing lands for a while. */
export type Hold = {
  /** Coins in view that start the feature. */
  trigger: number
  /** Respins left after each landing. */
  respins: number
  /** Chance that an empty cell lands a coin: `hits` in `outOf`. */
  land: { hits: number; outOf: number }
  values: readonly CoinValue[]
  features?: HoldFeatures
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
  /** Jackpots that this game and others feed; the platform keeps them. */
  network?: Network
}

export type HoldAndLinkModel = LineBase & { engine: 'hold-and-link'; hold: Hold }

/** What a box of a pick bonus holds: a multiple of the stake, or what the sum of those found is multiplied by. */
export type BoxPrize = { multiple: number } | { times: number }

/**
 * Closed boxes, of which the player opens one after another. What is in which box is drawn before the
 * first is opened, every order with the same chance.
 */
export type PickBonus = {
  /** What all that is found is multiplied by, for the number of scatters that opened the bonus. */
  factors: Readonly<Record<number, number>>
  /** One box each. */
  prizes: readonly BoxPrize[]
  /** So many boxes hold nothing and end the picking. */
  ends: number
  /** No more prizes are found than this. */
  most: number
}

/** Scatters of a spin open boxes for the player to pick from. */
export type PickModel = LineBase & { engine: 'pick'; pick: PickBonus }

/** A sector of a wheel: as wide as it is likely. A multiple of the stake, free spins, or the next wheel. */
export type WheelSector = { weight: number } & (
  | { multiple: number }
  | { spins: number }
  | { next: true }
)

export type WheelBonus = {
  /** The wheel that turns first, for the number of scatters that started it. */
  starts: Readonly<Record<number, number>>
  /** Sectors clockwise; the last wheel leads to no other. */
  wheels: readonly (readonly WheelSector[])[]
}

/** Scatters of a spin turn a wheel. */
export type WheelModel = LineBase & { engine: 'wheel'; wheel: WheelBonus }

/** A model whose wins lie on paylines. */
export type LineModel = LinesModel | HoldAndLinkModel | PickModel | WheelModel

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
