import { z } from 'zod'
import { data, instant, outcome, prize } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** A machine that gives a small prize now and then. */
export const funmachine = z.object({
  /** False where the brand has none, and during a break. */
  isActive: z.boolean(),
  /** It can be played now. */
  isAvailable: z.boolean(),
  /** When it can be played next; null while it can be, and while it is not active. */
  availableAt: instant.nullable(),
  /** How long it rests after each play, in ms. */
  restMs: z.int().nonnegative(),
  odds: z.array(outcome),
})
export type Funmachine = z.infer<typeof funmachine>

/** A meter that play fills; the prize is credited when it is full (push `cash`). */
export const funmeter = z.object({
  /** False where the brand has none, and during a break. */
  isActive: z.boolean(),
  points: z.int().nonnegative(),
  target: z.int().positive(),
  /** What a round brings that was paid for, whatever its stake. */
  perRound: z.int().positive(),
  /** What can still come today, and the most that a day brings, by the calendar of UTC. */
  today: z.object({ left: z.int().nonnegative(), cap: z.int().positive() }),
  /** How often it was filled in this period. */
  filled: z.int().nonnegative(),
  /** Credited each time it is full. */
  prize,
  /** When this period ends and it is empty again. */
  finishedAt: instant.nullable(),
})
export type Funmeter = z.infer<typeof funmeter>

/** What entries show of both; the specification leaves the shapes to us. */
export const funmachineSummaries = { funmachine, 'funmeter-info': funmeter }

export const funmachineContract = {
  info: {
    operationId: 'fortune.funmachine',
    summary: 'The funmachine and when it can be played.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-41', 'INVEST-02'],
    response: data(funmachine),
  },
  play: {
    operationId: 'fortune.playFunmachine',
    summary: 'Plays the funmachine once and credits its prize.',
    origin: 'ours',
    audience: 'player',
    follows: ['INVEST-02'],
    response: data(z.object({ outcomeId: z.int(), prize, funmachine })),
    errors: ['not-available'],
    regional: true,
  },
  meter: {
    operationId: 'fortune.funmeter',
    summary: 'How full the funmeter is.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-42', 'INVEST-03'],
    response: data(funmeter),
  },
} satisfies Record<string, CallContract>
