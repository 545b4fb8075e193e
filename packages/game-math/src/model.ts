import { instantEngines } from './instant/model.ts'
import type { InstantModel } from './instant/model.ts'
import type { Network } from './network/networks.ts'
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
  'blackjack-tie-17',
  'mines-25',
  'poker-jacks-8-5',
  'pick-chests-20',
  'pick-lanterns-10',
  'wheel-25',
  'wheel-rings-20',
  'network-20',
  'network-25',
  'flight-hundred',
  'flight-thousand',
  'fish-reef',
  'fish-trench',
  'scatter-pays-matches',
  'ways-1024-attic',
  'cascade-hopper',
  'scatter-pays-tide',
  'hold-and-link-5',
  'pick-letters-25',
  'three-reel-64-ways',
  'lines-25-bonus-buy',
  'cluster-bonbon',
  'cascade-nine',
  'ways-729-comet',
  'wheel-bells-10',
  'lines-40-bonus-buy',
  'jackpot-5',
] as const

export type GameModelId = (typeof gameModelIds)[number]

/** The id of a model of books: the title it is of, a dot, and a hash of its tables. No other id has a dot. */
export type BooksModelId = `${string}.${string}`

/** The id of any model that is played. */
export type ModelId = GameModelId | BooksModelId

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

/**
 * A field that hides mines. The player says how many, opens one after another and cashes out at will;
 * every way to do so returns the same.
 */
export type MinesModel = {
  id: GameModelId
  engine: 'mines'
  columns: number
  rows: number
  /** The stake is divided into so many parts; pays are whole multiples of one. */
  parts: number
  /** What every way to play returns, before pays are rounded to whole parts. */
  rtp: number
  /** No more is opened than what pays this multiple of the stake at most. */
  maxWinMultiple: number
}

export const pokerHands = [
  'royal-flush',
  'straight-flush',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'pair',
] as const

/** What five cards are paid for, best first; a pair counts from a rank on. */
export type PokerHand = (typeof pokerHands)[number]

/** Draw poker against a table of pays: five cards, once as many of them exchanged as the player likes. */
export type PokerModel = {
  id: GameModelId
  engine: 'poker'
  /** What each hand pays, as a multiple of the stake. */
  pays: Readonly<Record<PokerHand, number>>
  /** The lowest rank whose pair pays: 2 to 14, the ace. */
  leastPair: number
  maxWinMultiple: number
}

/**
 * Blackjack against the house. Every card is drawn from a full deck; the house has one card in view and
 * draws when the player is done, to 17 and no further. A first pair may be split once, a first hand
 * doubled; what is added is staked anew.
 */
export type BlackjackModel = {
  id: GameModelId
  engine: 'blackjack'
  /** What a first hand of 21 pays, as a multiple of the stake. */
  natural: number
  /** Totals at which a tie goes to the house. */
  houseTies: readonly number[]
  maxWinMultiple: number
}

/**
 * Something climbs until it ends. The player cashes out while it climbs, or names before the launch the
 * multiple at which that happens by itself; the platform's clock says which multiple was reached.
 */
export type FlightModel = {
  id: GameModelId
  engine: 'flight'
  /** The stake is divided into so many parts; wins are whole multiples of one. */
  parts: number
  /** The draw is a whole number from 0 up to and without this. */
  draws: number
  /** A multiple is reached by `returned / multiple` of the draws, rounded down. */
  returned: number
  /** The smallest and largest multiple at which one can cash out, in hundredths of the stake. */
  least: number
  most: number
  /** From the beginning of a round to its launch, in ms. */
  countdownMs: number
  /** After so many seconds the multiple is `exp(pace * seconds + gain * seconds ** 2)`. */
  climb: { pace: number; gain: number }
  maxWinMultiple: number
}

/** A model whose rounds wait for choices of the player between their beginning and their end. */
export type SteppedModel = BlackjackModel | FlightModel | MinesModel | PokerModel

export type GameModel = SlotModel | FishModel | InstantModel | SteppedModel

/** How many parts a stake is divided into: wins are whole multiples of one part. */
export function lineCount(model: GameModel): number {
  if ('parts' in model) return model.parts
  // A natural pays half a stake more than double.
  if (model.engine === 'blackjack') return 2
  return 'paylines' in model ? model.paylines.length : 1
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

const stepped = new Set<GameModel['engine']>([
  'blackjack',
  'flight',
  'mines',
  'poker',
] satisfies SteppedModel['engine'][])

/** Whether a model's rounds wait for choices of the player. */
export function isStepped(model: GameModel): model is SteppedModel {
  return stepped.has(model.engine)
}

/** A model some of whose rounds wait for choices: all of them, or those whose spin opens boxes. */
export type WaitingModel = SteppedModel | PickModel

/** Whether rounds of a model may wait for choices of the player. */
export function mayWait(model: GameModel): model is WaitingModel {
  return isStepped(model) || model.engine === 'pick'
}

/** How many rounds of a model may be under way at once: the end of each is shown by itself. */
export function mostInFlight(model: GameModel): number {
  return model.engine === 'haul' ? 4 : 1
}

/** Whether a model's rounds go on by the clock while they wait. */
export function isClocked(model: GameModel): model is FlightModel {
  return model.engine === 'flight'
}

/** The size of what a slot shows. */
export function gridSize(model: SlotModel): { reels: number; rows: number } {
  return { reels: model.strips.length, rows: isGrid(model) ? model.rows : 3 }
}
