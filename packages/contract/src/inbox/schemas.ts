import { z } from 'zod'
import { data, id, instant, limit, locale, minor, ok } from '../common.ts'
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
  'prize',
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

/** How a kind of message reaches the player beside the inbox. */
export const inboxSetting = z.object({
  /** Of entries, or `security` for what mails alone tell of. */
  kind: z.string(),
  /** Told on open pages as it happens, and on the player's devices; `none` where there is nothing to tell. */
  push: z.enum(['on', 'off', 'none']),
  /** `always` for what tells of money and safety and cannot be switched off. */
  mail: z.enum(['on', 'off', 'always', 'none']),
})
export type InboxSetting = z.infer<typeof inboxSetting>

/** As the push provider names a device. */
const deviceToken = z.string().regex(/^[\w:.~-]{4,1000}$/)

const settings = data(z.object({ kinds: z.array(inboxSetting) }))

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
  settings: {
    summary: 'How each kind of message reaches the player; all of them stand in the inbox.',
    origin: 'ours',
    audience: 'player',
    follows: ['LAYOUT-10', 'PROFILE-08'],
    response: settings,
  },
  choose: {
    summary:
      'Switches the push or the mail of one kind on or off. Mails of money and safety cannot be switched off.',
    origin: 'ours',
    audience: 'player',
    follows: ['LAYOUT-10', 'PROFILE-08'],
    body: z.object({
      kind: z.string().regex(/^[a-z][a-z-]{0,39}$/),
      push: z.boolean().optional(),
      mail: z.boolean().optional(),
    }),
    response: settings,
    errors: ['not-found', 'not-available'],
    duringBreak: 'allowed',
  },
  keepDevice: {
    summary:
      'What comes to the inbox is told on this device too, for as long as the session lasts. The token is what the push provider gave the page (PUSH-12).',
    origin: 'ours',
    audience: 'player',
    follows: ['LAYOUT-10', 'PUSH-12'],
    body: z.object({ token: deviceToken, locale: locale.default('en') }),
    response: ok,
    duringBreak: 'allowed',
  },
  dropDevice: {
    summary: 'Nothing is told on this device any more. A device of somebody else is left as it is.',
    origin: 'ours',
    audience: 'player',
    follows: ['LAYOUT-10'],
    body: z.object({ token: deviceToken }),
    response: ok,
    duringBreak: 'allowed',
  },
} satisfies Record<string, CallContract>
