import { z } from 'zod'
import { data, id, instant, minor, outcome, prize, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** Coins set aside for a while and then given back with a bonus; never a return on money. */
export const investmentPackage = z.object({
  id: z.int(),
  title: translatable,
  coinsSetAside: minor,
  /** How long they are set aside until the bonus comes with them. */
  days: z.int().positive(),
  /** Fixed, and coins alone. */
  bonus: prize,
})
export type InvestmentPackage = z.infer<typeof investmentPackage>

export const chosenPackage = z.object({
  /** As it was when it was chosen. */
  package: investmentPackage,
  chosenAt: instant,
  /** It can be collected with its bonus now. */
  isAvailable: z.boolean(),
  /** From then on it can be; before that the coins can be taken back without the bonus. */
  availableAt: instant,
})
export type ChosenPackage = z.infer<typeof chosenPackage>

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

export const fortuneContract = {
  packages: {
    summary: 'What coins can be set aside for.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-39'],
    response: data(z.object({ packages: z.array(investmentPackage) })),
  },
  chosenPackage: {
    summary: 'The package the player’s coins are set aside for; null when there is none.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-40'],
    response: data(chosenPackage.nullable()),
  },
  choosePackage: {
    summary: 'Sets coins aside for a package.',
    origin: 'ours',
    audience: 'player',
    follows: ['INVEST-01'],
    body: z.object({ packageId: id }),
    response: data(chosenPackage),
    errors: ['not-found', 'not-available', 'insufficient-funds'],
  },
  collectPackage: {
    summary: 'Gives back the coins set aside, with the bonus.',
    origin: 'ours',
    audience: 'player',
    follows: ['INVEST-01'],
    response: data(z.object({ coinsSetAside: minor, bonus: prize })),
    errors: ['not-available'],
    // The coins are the player’s own, and what they bring was agreed on before.
    duringBreak: 'allowed',
  },
  takeBackPackage: {
    summary: 'Gives back the coins set aside, whole and at any time, without the bonus.',
    origin: 'ours',
    audience: 'player',
    follows: ['INVEST-01'],
    response: data(z.object({ coinsSetAside: minor })),
    errors: ['not-available'],
    // The coins are the player’s own.
    duringBreak: 'allowed',
  },
  funmachine: {
    summary: 'The funmachine and when it can be played.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-41', 'INVEST-02'],
    response: data(funmachine),
  },
  playFunmachine: {
    summary: 'Plays the funmachine once and credits its prize.',
    origin: 'ours',
    audience: 'player',
    follows: ['INVEST-02'],
    response: data(z.object({ outcomeId: z.int(), prize, funmachine })),
    errors: ['not-available'],
  },
  funmeter: {
    summary: 'How full the funmeter is.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-42', 'INVEST-03'],
    response: data(funmeter),
  },
} satisfies Record<string, CallContract>
