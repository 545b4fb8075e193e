import { z } from 'zod'
import { list, ofBrand, ofPlayer, page, reason } from '@marquee/contract/back-office'
import { data, instant, minor, uuid } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'
import { freeEntryReason, freeEntryStatus, requestCode } from './freeEntry.ts'

/** A request code as staff see it. */
export const staffFreeEntry = z.object({
  code: requestCode,
  status: freeEntryStatus,
  requestedAt: instant,
  decidedAt: instant.nullable(),
  /** `YYYY-MM-DD`; null before a card came. */
  postmarkedOn: z.iso.date().nullable(),
  entries: minor.describe('credited entries, minor units'),
  reasonCode: freeEntryReason.nullable(),
  reason: z.string().nullable(),
  player: z.object({ id: uuid, login: z.string(), state: z.string().nullable() }),
  /** Credited to the player by mail within the last 30 days, minor units of entries. */
  creditedLately: minor,
  /** Crediting it takes two members of staff. */
  needsTwo: z.boolean(),
  /** Who has approved it first, by name; null for nobody. */
  approvedBy: z.string().nullable(),
  /** Whether that is who asks. */
  approvedByMe: z.boolean(),
})
export type StaffFreeEntry = z.infer<typeof staffFreeEntry>

const decision = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('credit'),
    /** The day of the postmark, `YYYY-MM-DD`. */
    postmarkedOn: z.iso.date(),
    reason,
  }),
  z.object({ decision: z.literal('refuse'), code: freeEntryReason, reason }),
])
export type FreeEntryDecision = z.infer<typeof decision>

/** Cards that came by mail, for whoever has the permission `free-entries`. */
export const freeEntryDeskContract = {
  requests: {
    summary: 'Request codes of a brand by status, or the one that is on a card.',
    origin: 'ours',
    audience: 'staff',
    access: 'free-entries',
    params: ofBrand,
    query: list(['requestedAt']).extend({
      status: freeEntryStatus.optional(),
      /** As it stands on the card: with or without spaces, dashes, capitals. */
      q: z.string().trim().max(40).optional(),
    }),
    response: page(staffFreeEntry),
  },
  decide: {
    summary:
      'Credits the entries of a card, or refuses it. Above a sum within 30 days a second member of staff has to credit it too.',
    origin: 'ours',
    audience: 'staff',
    access: 'free-entries',
    params: ofPlayer.extend({ code: requestCode }),
    body: decision,
    response: data(staffFreeEntry),
    errors: ['not-found', 'not-available', 'age-restricted'],
  },
} satisfies Record<string, CallContract>
