import type { InstantRoundStep } from './instant/outcome.ts'
import type { JackpotId, ModelId } from './ids.ts'
import type { BoxPrize, FeatureCoin } from './slot-model.ts'
import type { PokerHand } from './stepped-model.ts'
import type { SymbolId } from './symbols.ts'

export type RoundAction = 'begin' | 'buy-free-spins' | 'play' | 'shot' | 'spin'

export type RoundInput = {
  action: RoundAction
  /** Minor units; one of `stakesFor(model)`. */
  stake: number
  /**
   * A shot's target by its id, how many mines a field hides, the multiple at which a flight is left by
   * itself; in an instant game what the player chose, as text.
   */
  target?: string
}

/** Symbols in view, reel by reel, top to bottom. */
export type Grid = SymbolId[][]

export type Cell = { reel: number; row: number }

/** One paying combination; amounts are minor units. */
export type StepWin =
  | { kind: 'line'; line: number; symbol: SymbolId; count: number; cells: Cell[]; amount: number }
  | {
      kind: 'ways'
      symbol: SymbolId
      /** Reels from the left. */
      count: number
      ways: number
      cells: Cell[]
      amount: number
    }
  | {
      kind: 'cluster' | 'anywhere'
      symbol: SymbolId
      /** Symbols. */
      count: number
      cells: Cell[]
      amount: number
    }
  | { kind: 'scatter'; count: number; cells: Cell[]; amount: number }
  | { kind: 'jackpot'; jackpot: JackpotId; cells: Cell[]; amount: number }

/**
 * A coin in view: its value as a multiple of the stake. One with a feature has none when it lands;
 * `factor` is that of one that multiplies.
 */
export type Coin = Cell & {
  multiple: number
  jackpot?: JackpotId
  feature?: FeatureCoin['feature']
  factor?: number
}

/** A feature coin changed what coins are worth. */
export type HoldAct = {
  /** Where the feature coin lies. */
  by: Cell
  /** Every coin that is worth something else now, with its new value. */
  coins: Coin[]
}

export type SpinStep = {
  kind: 'spin' | 'free-spin'
  /** Where each reel stopped: the strip index of its top row. */
  stops: number[]
  /** What is in view after wilds have expanded. */
  grid: Grid
  /** Reels that an expanding wild covered. */
  expanded: number[]
  multiplier: number
  wins: StepWin[]
  coins: Coin[]
  /** Free spins this step awarded, and how many are left after it. */
  freeSpinsAwarded: number
  freeSpinsLeft: number
  win: number
}

/** Winning symbols left and the ones above them fell; what is in view then, and what it wins. */
export type CascadeStep = {
  kind: 'cascade'
  /** What left, from the grid of the step before. */
  removed: Cell[]
  grid: Grid
  multiplier: number
  wins: StepWin[]
  /** As of the spin it belongs to; its last fall awards what its scatters came to. */
  freeSpinsAwarded: number
  freeSpinsLeft: number
  win: number
}

export type HoldStartStep = { kind: 'hold-start'; coins: Coin[]; respinsLeft: number; win: 0 }

export type RespinStep = {
  kind: 'respin'
  /** With the values they land with. */
  landed: Coin[]
  /** What feature coins among them did once all had landed, one after the other; absent where none did. */
  acts?: HoldAct[]
  respinsLeft: number
  win: 0
}

export type HoldCollectStep = {
  kind: 'hold-collect'
  coins: Coin[]
  /** Every cell is held: the grand jackpot is added. */
  full: boolean
  win: number
}

/** Free spins bought outright start with this step instead of a paid spin. */
export type FeatureStartStep = {
  kind: 'feature-start'
  freeSpinsAwarded: number
  freeSpinsLeft: number
  win: 0
}

export type ShotStep = {
  kind: 'shot'
  target: string
  hit: boolean
  multiplier: number
  win: number
}

/** So many closed boxes wait for the player; `factor` multiplies what is found. */
export type PickStartStep = { kind: 'pick-start'; boxes: number; factor: number; win: 0 }

/** What a box held: a prize, or null for one that ends the picking. */
export type BoxContent = BoxPrize | null

/** A box was opened; `standing` is what all that was found is worth, as a multiple of the stake. */
export type PickStep = {
  kind: 'pick'
  box: number
  content: BoxContent
  standing: number
  win: 0
}

/** The picking is over, and every box shows what it has held from the beginning. */
export type PickEndStep = {
  kind: 'pick-end'
  /** Why: a box ended it, or no more may be found. */
  by: 'end' | 'most'
  boxes: BoxContent[]
  multiple: number
  win: number
}

/** A wheel turned to a sector, and pays it, awards free spins or leads to the next wheel. */
export type WheelStep = {
  kind: 'wheel'
  wheel: number
  sector: number
  /** As a multiple of the stake; nothing where it leads on or awards spins. */
  multiple: number
  freeSpinsAwarded: number
  freeSpinsLeft: number
  win: number
}

/** A jackpot that several games feed fell to this round. */
export type JackpotDropStep = { kind: 'jackpot-drop'; level: JackpotId; win: number }

/** A field with so many mines lies closed. */
export type FieldStep = { kind: 'field'; mines: number; win: 0 }

/** A cell was opened; `multiple` is what stands then, as a multiple of the stake. */
export type OpenStep = { kind: 'open'; cell: number; safe: boolean; multiple: number; win: 0 }

/** The field's round is over and shows what it hid. */
export type FieldEndStep = {
  kind: 'field-end'
  /** Why: the player cashed out, a mine was opened, or there is no more to open. */
  by: 'cash-out' | 'mine' | 'full'
  /** Where the mines lay. */
  mines: number[]
  multiple: number
  win: number
}

/** A card: four times its rank, 0 for a two to 12 for an ace, and its suit: clubs, diamonds, hearts, spades. */
export type Card = number

/** Five cards were dealt; `hand` is what they pay as they are. */
export type HandStep = { kind: 'hand'; cards: Card[]; hand: PokerHand | null; win: 0 }

/** What was not held was exchanged. */
export type ExchangeStep = {
  kind: 'exchange'
  /** Places of the cards that stayed, from the left. */
  held: number[]
  cards: Card[]
  hand: PokerHand | null
  multiple: number
  win: number
}

/** The first cards of a game of blackjack: two for the player, one for the house. */
export type TableStep = { kind: 'table'; player: Card[]; house: Card; win: 0 }

/** A pair was split: each hand has got another card. */
export type SplitStep = { kind: 'parted'; cards: [Card, Card]; win: 0 }

/** A hand took a card, perhaps for a doubled stake. */
export type TakeStep = { kind: 'take'; hand: number; card: Card; doubled: boolean; win: 0 }

/** A hand takes no more. */
export type StandStep = { kind: 'stand'; hand: number; win: 0 }

/** The house has played, and every hand is settled. */
export type ShowdownStep = {
  kind: 'showdown'
  /** What the house drew after its first card. */
  house: Card[]
  houseTotal: number
  hands: { total: number; result: 'blackjack' | 'bust' | 'lost' | 'push' | 'won'; win: number }[]
  win: number
}

/** A flight begins; `auto` is the multiple of the stake at which it is left by itself, null for none. */
export type LaunchStep = { kind: 'launch'; auto: number | null; win: 0 }

/** A flight is over for its player. */
export type FlightEndStep = {
  kind: 'flight-end'
  /** Why: the player cashed out, the multiple that was named before was reached, or it ended first. */
  by: 'hand' | 'auto' | 'crash'
  /** The last multiple that the flight gets to; the model's largest when it goes that far. */
  end: number
  /** What it pays, as a multiple of the stake. */
  multiple: number
  win: number
}

/** What a player may choose while a round waits. */
export type RoundChoice =
  /** Opens a cell of a field of mines, counted row by row from 0. */
  | { kind: 'open'; cell: number }
  /**
   * Takes what stands and ends the round. In a flight `at` is the multiple, in hundredths of the stake,
   * that the platform's clock says was reached, never one that the player names; without it nobody
   * pressed, and the flight goes to where it ends by itself.
   */
  | { kind: 'cash-out'; at?: number }
  /** Keeps the cards in these places, 0 to 4, and exchanges the others. */
  | { kind: 'hold'; cards: number[] }
  /** Opens a box of a bonus, counted from 0. */
  | { kind: 'pick'; box: number }
  /** Blackjack: another card, none, one for a doubled stake, or a hand of each card of a pair. */
  | { kind: 'hit' | 'stand' | 'double' | 'split' }

export type RoundChoiceKind = RoundChoice['kind']

export type RoundStep =
  | SpinStep
  | CascadeStep
  | HoldStartStep
  | RespinStep
  | HoldCollectStep
  | FeatureStartStep
  | ShotStep
  | PickStartStep
  | PickStep
  | PickEndStep
  | WheelStep
  | JackpotDropStep
  | InstantRoundStep
  | FieldStep
  | OpenStep
  | FieldEndStep
  | HandStep
  | ExchangeStep
  | TableStep
  | SplitStep
  | TakeStep
  | StandStep
  | ShowdownStep
  | LaunchStep
  | FlightEndStep

/** A round as far as it may be shown; plain JSON. Amounts are integer minor units. */
export type RoundOutcome = {
  modelId: ModelId
  action: RoundAction
  target?: string
  stake: number
  /** What the round takes from the balance by now: the stake and what was added, or the price of a bought feature. */
  cost: number
  /**
   * The sum of the steps' wins; without jackpots that several games feed never above `maxWinMultiple`
   * stakes. While a round waits: what stands,
   * as far as the player can see.
   */
  win: number
  /** The cap on a round's win cut this round short. */
  capped: boolean
  steps: RoundStep[]
  /** How many choices the player has made; absent in rounds without any. */
  made?: number
  /** The choices the round waits for; absent once it is over. */
  awaits?: RoundChoiceKind[]
  /** How long a round that goes on by the clock has been under way when this was told, in ms. */
  elapsedMs?: number
}
