import { z } from 'zod'
import { balance, data, gameMode, id, instant, json, minor, uuid } from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { roundFairness } from './fairness.ts'

export * from './fairness.ts'

/** One play of a game. The outcome is decided before the answer leaves the platform. */
export const round = z.object({
  id: uuid,
  gameId: z.int(),
  gameMode,
  action: z.string(),
  /** What the player paid for the round: nothing for a free spin. */
  cost: minor,
  win: minor,
  /** `open` until the player has seen its end; the win is credited when it settles. */
  status: z.enum(['open', 'settled']),
  /**
   * Stops, lines, free spins and so on: each model has its own shape, and the game's frame knows it. A
   * round that waits for choices shows as much as the player may know by now: `awaits` names what may be
   * chosen, `made` counts what was.
   */
  outcome: json,
  createdAt: instant,
  settledAt: instant.nullable(),
})
export type Round = z.infer<typeof round>

/** Spins that were given for one game: each plays its stake in the mode SweepStakes and costs nothing. */
export const freeSpins = z.object({
  left: z.int().positive(),
  /** Entries, minor units. */
  stake: minor,
  /** They can be played until then. */
  endsAt: instant,
})
export type FreeSpins = z.infer<typeof freeSpins>

export const playRequest = z.object({
  gameId: z.int().positive(),
  action: z.enum(['begin', 'buy-free-spins', 'play', 'shot', 'spin']),
  stake: z.int().positive().max(100_000_000),
  /**
   * Fish games: which target the shot goes to. Mines: how many there are. A flight: the multiple at which
   * it is left by itself, such as `2.50`, if at any. Instant games: what the player chose, as text the model
   * knows, such as `12-medium`, `over-51.49`, `3,17,80` or `2.50`.
   */
  target: z.string().max(40).optional(),
  /** Plays one of the free spins that wait for this game, at their stake. */
  freeSpin: z.boolean().optional(),
})
export type PlayRequest = z.infer<typeof playRequest>

/** One choice in a round that waits for it. */
export const stepRequest = z.object({
  /** How many choices were made before: a step that was overtaken by another is refused. */
  made: z.int().nonnegative().max(200),
  choice: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('open'), cell: z.int().nonnegative().max(199) }),
    z.object({ kind: z.literal('cash-out') }),
    z.object({ kind: z.literal('pick'), box: z.int().nonnegative().max(99) }),
    z.object({ kind: z.enum(['hit', 'stand', 'double', 'split']) }),
    z.object({ kind: z.literal('hold'), cards: z.array(z.int().min(0).max(4)).max(5) }),
  ]),
})
export type StepRequest = z.infer<typeof stepRequest>

export const roundsContract = {
  play: {
    summary:
      'Takes the stake, or one of the free spins that wait, decides the outcome and opens a round.',
    origin: 'ours',
    audience: 'player',
    follows: ['0099'],
    body: playRequest,
    response: data(
      z.object({
        round,
        balance,
        /** Free spins of this game that wait now. */
        freeSpins: freeSpins.nullable(),
        /** What it was drawn from, with its receipt. */
        fairness: roundFairness,
      }),
    ),
    errors: [
      'not-found',
      'not-available',
      'insufficient-funds',
      'stake-too-high',
      'round-open',
      'too-fast',
      'registration-incomplete',
    ],
    completeRegistration: true,
    regional: true,
  },
  step: {
    summary:
      'Makes the next choice in a round that waits for one, such as opening a cell of a field of mines, picking a box or holding cards; one that adds to the stake debits it.',
    origin: 'ours',
    audience: 'player',
    params: z.object({ id: uuid }),
    body: stepRequest,
    response: data(z.object({ round, balance })),
    errors: [
      'not-found',
      'not-available',
      'insufficient-funds',
      'stake-too-high',
      'round-settled',
      'region-blocked',
      'terms-required',
      'cool-off',
      'self-excluded',
      'reality-check-due',
      'play-limit-reached',
    ],
    // What is paid for can be played to its end; what puts more at stake asks for leave to play itself.
    openDuringTerms: true,
    duringBreak: 'allowed',
    openAnywhere:
      'What is paid for is played to its end; a choice that adds to the stake is refused by the handler.',
  },
  finish: {
    summary:
      'Settles a round whose end the player has seen: credits its win once. A round that still waits for a choice ends as an abandoned one does.',
    origin: 'ours',
    audience: 'player',
    params: z.object({ id: uuid }),
    response: data(z.object({ round, balance })),
    errors: ['not-found'],
    // The stake is paid: what it won belongs to the player.
    openDuringTerms: true,
    duringBreak: 'allowed',
    openAnywhere: 'The stake is paid: what it won belongs to the player.',
  },
  demo: {
    summary: 'Decides an outcome from the same table without an account or a balance.',
    origin: 'ours',
    audience: 'public',
    body: playRequest,
    response: data(z.object({ round })),
    errors: ['not-found', 'too-fast'],
    regional: true,
  },
  demoStep: {
    summary: 'Makes the next choice in a demo round.',
    origin: 'ours',
    audience: 'public',
    params: z.object({ id: uuid }),
    body: stepRequest,
    response: data(z.object({ round })),
    errors: ['not-found', 'not-available', 'round-settled'],
    regional: true,
  },
  watch: {
    summary:
      'How a round stands that goes on by the clock, such as a flight: answered once it is over, or after a moment with how long it has been under way. Any other is answered at once.',
    origin: 'ours',
    audience: 'player',
    params: z.object({ id: uuid }),
    response: data(z.object({ round })),
    errors: ['not-found'],
    // The stake is paid: the player sees what comes of it.
    openDuringTerms: true,
  },
  demoWatch: {
    summary: 'The same of a demo round.',
    origin: 'ours',
    audience: 'public',
    params: z.object({ id: uuid }),
    response: data(z.object({ round })),
    errors: ['round-settled'],
    regional: true,
  },
  recall: {
    summary: 'One of the player’s own rounds, to be shown again.',
    origin: 'ours',
    audience: 'player',
    params: z.object({ id: uuid }),
    response: data(z.object({ round })),
    errors: ['not-found'],
  },
  history: {
    summary: 'The player’s rounds, newest first.',
    origin: 'ours',
    audience: 'player',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      before: z.coerce.number().int().positive().optional().describe('epoch ms'),
      gameId: id.optional(),
    }),
    response: data(z.object({ rounds: z.array(round) })),
  },
} satisfies Record<string, CallContract>
