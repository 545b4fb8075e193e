import type { InstantRoundStep } from './instant/outcome.ts'
import type { GameModelId, JackpotId } from './model.ts'
import type { SymbolId } from './symbols.ts'

export type RoundAction = 'spin' | 'buy-free-spins' | 'shot' | 'play'

export type RoundInput = {
  action: RoundAction
  /** Minor units; one of `stakesFor(model)`. */
  stake: number
  /** A shot's target by its id; in an instant game what the player chose, as text. */
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

/** A coin in view: its value as a multiple of the stake. */
export type Coin = Cell & { multiple: number; jackpot?: JackpotId }

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

export type RespinStep = { kind: 'respin'; landed: Coin[]; respinsLeft: number; win: 0 }

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

export type RoundStep =
  | SpinStep
  | CascadeStep
  | HoldStartStep
  | RespinStep
  | HoldCollectStep
  | FeatureStartStep
  | ShotStep
  | InstantRoundStep

/** A whole round, decided at once; plain JSON. Amounts are integer minor units. */
export type RoundOutcome = {
  modelId: GameModelId
  action: RoundAction
  target?: string
  stake: number
  /** What the round takes from the balance: the stake, or the price of a bought feature. */
  cost: number
  /** The sum of the steps' wins; never above `maxWinMultiple` stakes. */
  win: number
  /** The cap on a round's win cut this round short. */
  capped: boolean
  steps: RoundStep[]
}
