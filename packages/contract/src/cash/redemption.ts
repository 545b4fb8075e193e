import { z } from 'zod'
import { instant, minor, uuid } from '../common.ts'
import { identityStatus } from '../verification/schemas.ts'
import { paymentForm, payoutMethod, testNumber } from './payment.ts'

export const redemptionStatus = z.enum(['pending', 'paid', 'rejected', 'canceled'])
export type RedemptionStatus = z.infer<typeof redemptionStatus>

/** Winnings on their way to the player. */
export const redemption = z.object({
  id: uuid,
  /** Of winnings, each hundredth worth one US cent. */
  amount: minor,
  method: payoutMethod,
  /** Where it goes, shortened so that only its owner knows it. */
  account: z.string(),
  status: redemptionStatus,
  /** Why it was rejected, in words for the player. */
  reason: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
})
export type Redemption = z.infer<typeof redemption>

/** What a player may redeem, and what became of what they redeemed. */
export const redemptionDesk = z.object({
  /** Whether redeeming runs for this player; the page also asks for the mode SweepStakes (CASH-08). */
  status: z.enum(['active', 'inactive']),
  winnings: minor,
  /** Winnings that were played through once and can be redeemed now. */
  redeemable: minor,
  /** The least that is paid at once. */
  minimum: minor,
  /** Who redeems has passed the check of identity (`approved`). */
  identity: identityStatus.nullable(),
  methods: z.array(paymentForm.extend({ id: payoutMethod })),
  /** Empty where real providers pay. */
  testNumbers: z.array(testNumber),
  /** Newest first, the last hundred. */
  redemptions: z.array(redemption),
})
export type RedemptionDesk = z.infer<typeof redemptionDesk>
