import { z } from 'zod'
import { data, id, instant, limit, minor } from '../common.ts'
import type { InboxKinds } from '../domain.ts'
import type { CallContract } from '../endpoint.ts'

/** For so many days entries are kept. */
export const inboxDays = 90

/** What entries are about that no single feature tells of; the reader's page says it in words. */
export const sharedInboxKind = z.enum([
  'welcome',
  'purchase',
  'purchase-failed',
  'redemption',
  'bonus',
  'expiring',
  'document',
  'identity',
  'card',
  'limit',
  'break',
  'exclusion',
  'friend',
  'weekly',
  'cashback',
  'level',
  'status',
  'free-entry',
])
export type SharedInboxKind = z.infer<typeof sharedInboxKind>
export type InboxKind = keyof (InboxKinds & Record<SharedInboxKind, true>)

/** Something that happened to a player, to be read on every device. */
export const inboxEntry = z.object({
  id: z.int().positive(),
  /** One of the shared kinds, or of those that features add. Pages show one that they do not know plainly. */
  kind: z.string() as unknown as z.ZodType<InboxKind>,
  /** What the words need: a place, a level, a title in both languages, a status. */
  params: z.record(z.string(), z.union([z.string(), z.number(), z.record(z.string(), z.string())])),
  /** What came with it; 0 for nothing. */
  coins: minor,
  entries: minor,
  at: instant,
  isRead: z.boolean(),
})
export type InboxEntry = z.infer<typeof inboxEntry>

export const inboxContract = {
  list: {
    summary: `What happened to the player in the last ${inboxDays} days, the newest first.`,
    origin: 'ours',
    audience: 'player',
    follows: ['LAYOUT-10'],
    query: z.object({ before: id.optional(), limit: limit.default(30) }),
    response: data(
      z.object({
        entries: z.array(inboxEntry),
        hasMore: z.boolean(),
        /** Of all pages. */
        unread: z.int().nonnegative(),
      }),
    ),
  },
  read: {
    summary: 'The player has read these entries; all of them when none is named.',
    origin: 'ours',
    audience: 'player',
    follows: ['LAYOUT-10'],
    body: z.object({ ids: z.array(z.int().positive()).max(100).optional() }),
    response: data(z.object({ unread: z.int().nonnegative() })),
    duringBreak: 'allowed',
  },
} satisfies Record<string, CallContract>
