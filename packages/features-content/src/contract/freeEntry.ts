import { z } from 'zod'
import { data, instant, minor } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** A code on a card that was sent by mail: eight signs that nobody mistakes for others. */
export const requestCode = z.string().regex(/^[2-9A-HJKMNP-Z]{8}$/, 'Eight letters and digits')

/** `review` where a second member of staff has yet to look at the card. */
export const freeEntryStatus = z.enum(['open', 'review', 'credited', 'refused'])
export type FreeEntryStatus = z.infer<typeof freeEntryStatus>

/** Why a card does not count; the player reads what to do about it. */
export const freeEntryReason = z.enum(['unreadable', 'not-by-hand', 'details', 'too-many', 'other'])
export type FreeEntryReason = z.infer<typeof freeEntryReason>

/** A code that a player writes on a card, and what became of the card. */
export const freeEntryRequest = z.object({
  code: requestCode,
  /** To the player a card in review is still open. */
  status: z.enum(['open', 'credited', 'refused']),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  entries: minor.describe('credited entries, minor units'),
  reason: freeEntryReason.nullable(),
})
export type FreeEntryRequest = z.infer<typeof freeEntryRequest>

/** What a card has to say, where it goes and what it brings. */
export const freeEntry = z.object({
  address: z.string(),
  entries: minor.describe('what one card brings, minor units'),
  cardsPerDay: z.int().positive(),
  creditedWithinDays: z.int().positive(),
  /** Of the player, the newest first; none for a guest. */
  requests: z.array(freeEntryRequest),
  /** How many codes more the player may have at present; 0 for a guest. */
  codesLeft: z.int().nonnegative(),
})
export type FreeEntry = z.infer<typeof freeEntry>

/** Entries by mail, without a purchase. */
export const freeEntryContract = {
  info: {
    summary: 'How to get entries by mail, and the player’s own request codes.',
    origin: 'ours',
    audience: 'public',
    response: data(freeEntry),
  },
  requestCode: {
    summary: 'Gives a code to write on a card; each is good for one card.',
    origin: 'ours',
    audience: 'player',
    response: data(freeEntryRequest),
    errors: ['not-available'],
    regional: true,
  },
} satisfies Record<string, CallContract>
