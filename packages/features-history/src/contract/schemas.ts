import { z } from 'zod'
import { data, id, instant, minor, translatable, uuid, wallet } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'
import { round } from '@marquee/contract/schemas'

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
      }),
    ),
    errors: ['not-found'],
  },
} satisfies Record<string, CallContract>
