import { z } from 'zod'
import { instant, minor, uuid } from '../common.ts'
import { identityStatus } from '../verification/schemas.ts'
import { paymentForm, payoutMethod, testNumber } from './payment.ts'

/**
 * `pending` waits for staff, `asked` for something the player was asked for, `approved` for the provider
 * that pays. The others are ends.
 */
export const redemptionStatus = z.enum([
  'pending',
  'asked',
  'approved',
  'paid',
  'rejected',
  'canceled',
])
export type RedemptionStatus = z.infer<typeof redemptionStatus>

/** Why a redemption is not paid, or what is missing. The page says in each case how to fix it. */
export const redemptionReason = z.enum([
  'identity-document',
  'address-proof',
  'account-owner',
  'account-details',
  'location',
  'duplicate-account',
  'rules',
  'other',
])
export type RedemptionReason = z.infer<typeof redemptionReason>

/** What happened to a redemption; `reviewed` is the first of two approvals. */
export const redemptionStepKind = z.enum([
  'requested',
  'asked',
  'answered',
  'reviewed',
  'approved',
  'paid',
  'rejected',
  'canceled',
])
export type RedemptionStepKind = z.infer<typeof redemptionStepKind>

export const redemptionStep = z.object({
  kind: redemptionStepKind,
  at: instant,
  code: redemptionReason.nullable(),
  /** In the words of whoever decided, for the player. */
  reason: z.string().nullable(),
})
export type RedemptionStep = z.infer<typeof redemptionStep>

/** Winnings on their way to the player. */
export const redemption = z.object({
  id: uuid,
  /** Of winnings, each hundredth worth one US cent. */
  amount: minor,
  method: payoutMethod,
  /** Where it goes, shortened so that only its owner knows it. */
  account: z.string(),
  status: redemptionStatus,
  /** Why it was rejected or what is asked for; null for what a provider rejected. */
  code: redemptionReason.nullable(),
  /** The same in words for the player. */
  reason: z.string().nullable(),
  /** Oldest first. */
  steps: z.array(redemptionStep),
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
  /** Within how many days a redemption is looked at. */
  reviewDays: z.int().positive(),
  /** Two people look at a redemption above this, in units of 0.01. */
  twoLookAbove: minor,
  /** Who redeems has passed the check of identity (`approved`). */
  identity: identityStatus.nullable(),
  methods: z.array(paymentForm.extend({ id: payoutMethod })),
  /** Empty where real providers pay. */
  testNumbers: z.array(testNumber),
  /** Newest first, the last hundred. */
  redemptions: z.array(redemption),
})
export type RedemptionDesk = z.infer<typeof redemptionDesk>
