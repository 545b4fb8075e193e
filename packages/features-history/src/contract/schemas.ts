import { z } from 'zod'
import {
  data,
  fairCommitment,
  gameLaunch,
  gameMode,
  id,
  instant,
  json,
  minor,
  ok,
  playerSeed,
  revealedPair,
  round,
  roundFairness,
  translatable,
  uuid,
  wallet,
} from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'
import { linkIdPattern } from './linkId.ts'

/** A title, a dot, and a hash of its tables. */
const booksModelIdPattern = /^[a-z0-9-]{1,60}\.[0-9a-f]{32}$/

/** One line of the account: what a balance gained or gave, and what it held then. */
export const historyEntry = z.object({
  id: z.string(),
  at: instant,
  /** What it was for: `round-stake`, `round-win`, `welcome-gift`, `daily-login`, ... */
  kind: z.string(),
  wallet,
  /** Minor units; negative is given. */
  amount: z.int(),
  balanceAfter: minor,
  /** The round it belongs to, which can be shown again. */
  round: z.object({ id: uuid, gameId: z.int(), title: z.string() }).nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

const day = z.iso.date().describe('first and last day, UTC')

const filter = {
  wallet: wallet.optional(),
  kind: z.string().min(1).max(40).optional(),
  from: day.optional(),
  to: day.optional(),
}
export const historyFilter = z.object(filter)
export type HistoryFilter = z.infer<typeof historyFilter>

export const statement = z.object({
  /** `2026-11`, by the calendar of UTC. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  wallets: z.array(
    z.object({ wallet, opening: minor, received: minor, given: minor, closing: minor }),
  ),
})
export type Statement = z.infer<typeof statement>

/** What kinds of entries are called, by kind. */
export const kindNames = z.record(z.string(), translatable)
export type KindNames = z.infer<typeof kindNames>

/** The link by which anybody can see a round: `/replay/<id>` on the brand. */
export const roundLink = z.object({
  /** Cannot be guessed, and says nothing of round or player. */
  id: z.string(),
  expiresAt: instant,
})
export type RoundLink = z.infer<typeof roundLink>

/** A round as anybody with its link sees it: nothing in it tells whose it is or what they hold. */
export const sharedRound = z.object({
  id: z.string(),
  title: z.string(),
  gameMode,
  /** What the round took, bought features included; minor units. */
  cost: minor,
  win: minor,
  /** The win as a multiple of what the round took. */
  multiple: z.number().nonnegative(),
  outcome: json,
  /** What opens the game's frame; nothing can be played with it. */
  launch: gameLaunch,
})
export type SharedRound = z.infer<typeof sharedRound>

export const historyContract = {
  entries: {
    summary: 'Everything that moved a balance in the last 12 months, newest first.',
    origin: 'ours',
    audience: 'player',
    query: z.object({
      ...filter,
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
      cursor: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    response: data(
      z.object({
        entries: z.array(historyEntry),
        /** Asks for what comes after; null at the end. */
        nextCursor: z.string().nullable(),
        /** Every kind the account has, for the filter. */
        kinds: z.array(z.string()),
        /** Their names, by kind. */
        kindNames,
      }),
    ),
  },
  export: {
    summary: 'The same as a CSV file, oldest last, streamed.',
    origin: 'ours',
    audience: 'player',
    query: historyFilter,
    response: z.string(),
    produces: 'text/csv',
  },
  statements: {
    summary: 'One statement per month, newest first, for the last 12 months.',
    origin: 'ours',
    audience: 'player',
    response: data(z.object({ statements: z.array(statement) })),
  },
  round: {
    summary: 'One of the player’s own rounds with what it needs to be shown again.',
    origin: 'ours',
    audience: 'player',
    params: z.object({ id: uuid }),
    response: data(
      z.object({
        round,
        gameId: id,
        title: z.string(),
        /** What was played with once the cost was taken, in minor units. */
        balanceAfterStake: minor,
        /** The link that the player has made for it; null without one. */
        link: roundLink.nullable(),
        /** What it was drawn from; null for rounds from before seeds were shown. */
        fairness: roundFairness.nullable(),
      }),
    ),
    errors: ['not-found'],
  },
  share: {
    summary: 'Makes a link by which anybody can see one of the player’s own rounds.',
    origin: 'ours',
    audience: 'player',
    follows: ['0094'],
    params: z.object({ id: uuid }),
    response: data(z.object({ link: roundLink })),
    errors: ['not-found', 'not-available'],
    openAnywhere: 'It shows a round that was played.',
  },
  unshare: {
    summary: 'Ends the link of a round: whoever has it sees nothing any more.',
    origin: 'ours',
    audience: 'player',
    follows: ['0094'],
    params: z.object({ id: uuid }),
    response: ok,
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
  shared: {
    summary: 'A round that its player shares, to be shown again to anybody who has the link.',
    origin: 'ours',
    audience: 'public',
    follows: ['0094'],
    params: z.object({ linkId: z.string().regex(linkIdPattern) }),
    response: data(sharedRound),
    errors: ['not-found'],
  },
} satisfies Record<string, CallContract>

/**
 * What a model of books draws from, by mode. The id has a hash of all of it.
 */
export const booksTable = z.object({
  modelId: z.string(),
  /** Minor units; null where it is played at those of every game. */
  stakes: z.array(minor).readonly().nullable(),
  modes: z.record(
    z.string(),
    z.object({
      price: z.number(),
      books: z
        .array(
          z.object({
            id: z.int(),
            weight: z.int(),
            /** Hundredths of the stake. */
            payout: z.int(),
            /** A hash of what the book shows. */
            events: z.string(),
          }),
        )
        .readonly(),
    }),
  ),
})

export const fairnessContract = {
  show: {
    summary: 'The seeds that the player’s rounds are drawn from, as far as they may be known.',
    origin: 'ours',
    audience: 'player',
    follows: ['0099'],
    response: data(
      z.object({
        /** Null for who has not opened a game. */
        current: fairCommitment.nullable(),
        /** Pairs that are over, newest first, 20 at most. */
        revealed: z.array(revealedPair),
      }),
    ),
  },
  reveal: {
    summary:
      'Ends the player’s pair of seeds, tells its server seed, and begins the next one with a seed of the player’s.',
    origin: 'ours',
    audience: 'player',
    follows: ['0099'],
    body: z.object({
      /** The pair to end; refused when it is not the current one any more. */
      pairId: uuid,
      playerSeed,
    }),
    response: data(z.object({ revealed: revealedPair, current: fairCommitment })),
    errors: ['not-found', 'not-available', 'round-open'],
    // Nothing is played, credited or sold, and what is told is about rounds that are over.
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
  model: {
    summary: 'The books that rounds of a studio’s game are drawn from, for whoever checks a round.',
    origin: 'ours',
    audience: 'public',
    follows: ['0116'],
    params: z.object({ modelId: z.string().regex(booksModelIdPattern) }),
    response: data(booksTable),
    errors: ['not-found'],
    mayBeKept: true,
  },
} satisfies Record<string, CallContract>
