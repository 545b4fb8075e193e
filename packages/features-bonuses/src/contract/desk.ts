import { z } from 'zod'
import { ofBrand, reason } from '@marquee/contract/back-office'
import { data, instant, minor, uuid } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** What staff granted: the number behind `?freeEntriesBonus=`, and the link that players are sent. */
export const grantedBonus = z.object({
  messageId: z.int().positive(),
  amount: minor.describe('entries, minor units'),
  validUntil: instant,
  /** For whom; null for every player of the brand, once each. */
  playerId: uuid.nullable(),
  link: z.string(),
})
export type GrantedBonus = z.infer<typeof grantedBonus>

/** Bonuses by staff, for whoever has the permission `bonuses`; each grant is in the audit log. */
export const bonusDeskContract = {
  grant: {
    summary:
      'Makes a free-entries bonus for one player, or for every player of the brand once each. How much one grant may give is a matter of the role.',
    origin: 'ours',
    audience: 'staff',
    access: 'bonuses',
    params: ofBrand,
    body: z.object({
      playerId: uuid.nullable(),
      amount: z.int().positive().max(100_000_000).describe('entries, minor units'),
      /** Days in which it can be had. */
      validDays: z.int().min(1).max(90),
      reason,
    }),
    response: data(grantedBonus),
    errors: ['forbidden', 'not-found'],
  },
} satisfies Record<string, CallContract>
