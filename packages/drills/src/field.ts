import type { Contract, Operation } from '@marquee/conformance/document'
import type { Input } from '@marquee/conformance/inputs'
import { makeValidator, type Validator } from '@marquee/conformance/validator'
import type { Rng } from '@marquee/game-math'
import { type Clock, systemClock } from '@marquee/platform-kernel/clock'
import type { Supplies } from '@marquee/conformance/supplies'
import type { Payment, Reported } from './providers.ts'

/** An act as it was sent; sending it again means sending exactly this. */
export interface Act {
  operation: Pick<Operation, 'id' | 'method' | 'effect' | 'answersAnew'>
  input: Input
  key: string
  who: Session
  ip: string
}

/** What a player is signed in with now; empty for guests. */
export interface Session {
  cookie: string
}

/** An act with the answer that a player counts on. */
export interface Acknowledged extends Act {
  text: string
  /** Before the first of it left, and when the answer was there; epoch ms. */
  sentAt: number
  answeredAt: number
}

/** A call that nobody should have had to wait for so long; moments by the drill's own clock, in ms. */
export interface Slow {
  kind: 'unanswered' | 'late 503'
  call: string
  from: number
  to: number
}

/** How soon what cannot be answered now is told so, in ms. */
export const prompt = 1_000

/** Where players send what they do. */
export interface Door {
  url: string
  /** Whether it may be asked now. */
  isUp: () => boolean
}

/** What players share, and what became of what they sent. */
export interface Field {
  contract: Contract
  validator: Validator
  /** Any of those that are up is asked. */
  doors: readonly Door[]
  random: Rng
  /** The time of the platform that is played on. */
  clock: Clock
  acknowledged: Acknowledged[]
  /** How often something was sent again, by what had come: a cut connection, silence, a typed 503. */
  again: { cut: number; silence: number; unavailable: number }
  /** What providers of payments work on; null where nobody stands in for them. */
  payments: Payment[] | null
  /** What they reported of it. */
  reported: Reported[]
  /** What players are given before they make a call. */
  supplies: Supplies
  /** Refusals by code. */
  refused: Map<string, number>
  /** How each call was refused last, by its id. */
  refusals: Map<string, string>
  /** Answers that are no success, no refusal and no typed 503. */
  wrong: string[]
  /** What had to be sent again, and why, in words. */
  interrupted: string[]
  /**
   * What a browser sends again by itself, in words: the connection had been closed before it came. Nothing
   * of it was lost, but each is told.
   */
  resent: string[]
  /** Calls that were not answered within `patience`, and typed 503s that came later than `prompt`. */
  slow: Slow[]
  entered: number
  stopped: boolean
  /** How long a player's browser waits for an answer, in ms. */
  patience: number
  /** How long a player waits between one turn and the next, in ms. */
  pause: () => number
}

/** A field on which nobody has played yet. */
export const makeField = (
  given: Pick<Field, 'contract' | 'doors' | 'random'> &
    Partial<Pick<Field, 'clock' | 'patience' | 'pause' | 'supplies' | 'payments'>>,
): Field => ({
  clock: systemClock,
  patience: 4_000,
  pause: () => 100 + given.random.int(200),
  supplies: {},
  payments: null,
  ...given,
  validator: makeValidator(given.contract),
  acknowledged: [],
  reported: [],
  again: { cut: 0, silence: 0, unavailable: 0 },
  refused: new Map(),
  refusals: new Map(),
  wrong: [],
  interrupted: [],
  resent: [],
  slow: [],
  entered: 0,
  stopped: false,
})
