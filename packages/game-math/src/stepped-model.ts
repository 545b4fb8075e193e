import type { GameModelId } from './ids.ts'

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
