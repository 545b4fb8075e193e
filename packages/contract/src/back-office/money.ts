import { z } from 'zod'
import {
  deposit,
  depositStatus,
  redemption,
  redemptionReason,
  redemptionStatus,
  redemptionStep,
} from '../cash/schemas.ts'
import { paymentMethod } from '../cash/payment.ts'
import { data, instant, limit, minor, offset, uuid } from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { playRestriction } from '../responsible-play/schemas.ts'
import { identityStatus } from '../verification/schemas.ts'
import { brandKey, ofBrand, ofPlayer, page, reason } from './common.ts'

const whose = z.object({ id: uuid, login: z.string() })

/** What waits in one brand; null where the member may not see it. */
export const brandWaiting = z.object({
  brand: brandKey,
  /** Redemptions that wait for staff. */
  redemptions: z.int().nonnegative().nullable(),
  /** Redemptions that wait for a second member of staff. */
  secondApprovals: z.int().nonnegative().nullable(),
  documents: z.int().nonnegative().nullable(),
  chats: z.int().nonnegative().nullable(),
  /** Purchases that wait for a provider. */
  purchases: z.int().nonnegative().nullable(),
  /** Since when the oldest of the redemptions, documents and conversations waits. */
  oldestAt: instant.nullable(),
})
export type BrandWaiting = z.infer<typeof brandWaiting>

/** A line of the queue. */
export const staffRedemption = redemption.omit({ steps: true }).extend({
  player: whose.extend({ state: z.string().nullable() }),
  identity: identityStatus.nullable(),
  /** Since the request, in ms by the platform's clock. */
  age: z.int().nonnegative(),
  /** Above the brand's sum for it. */
  needsTwo: z.boolean(),
  /** Members of staff who have approved it so far. */
  approvals: z.int().nonnegative(),
})
export type StaffRedemption = z.infer<typeof staffRedemption>

/** Everything that is looked at before winnings are paid. */
export const staffRedemptionCase = staffRedemption.extend({
  /** Whether the member who asks has approved it already: somebody else has to be the second. */
  approvedByMe: z.boolean(),
  /** Oldest first; who is null for the player and for providers. */
  events: z.array(redemptionStep.extend({ by: z.string().nullable() })),
  checks: z.object({
    /** Whether the brand is open in the state of the player's profile, at the player's age. */
    stateAllowed: z.boolean(),
    /** Refusals by place in the last 30 days. */
    regionRefusals: z.int().nonnegative(),
    restriction: playRestriction.nullable(),
    pendingDocuments: z.int().nonnegative(),
  }),
  /** Winnings of all time, in units of 0.01. */
  playthrough: z.object({ given: minor, staked: minor, won: minor }),
  /** What was purchased before the request, and redeemed at any time. */
  purchased: z.object({ count: z.int(), amount: minor, lastAt: instant.nullable() }),
  redeemed: z.object({ count: z.int(), amount: minor }),
})
export type StaffRedemptionCase = z.infer<typeof staffRedemptionCase>

/** A purchase with whose it is. */
export const staffPurchase = deposit.omit({ tryNextMethod: true }).extend({ player: whose })
export type StaffPurchase = z.infer<typeof staffPurchase>

export const staffPurchaseCase = staffPurchase.extend({
  /** Oldest first. */
  events: z.array(
    z.object({
      status: depositStatus,
      at: instant,
      challengeStep: z.int().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})
export type StaffPurchaseCase = z.infer<typeof staffPurchaseCase>

/**
 * Money that came after its purchase had ended, and that the platform decided to give back: it was beyond
 * a limit, during a break, or for an offer that was gone. Nobody of the staff decides on it.
 */
export const staffRefund = z.object({
  depositId: uuid,
  player: whose,
  /** In cents. */
  amount: minor,
  method: paymentMethod,
  reason: z.enum(['limit', 'break', 'offer']),
  decidedAt: instant,
  /** When the provider took the order; null while it is owed. */
  sentAt: instant.nullable(),
})
export type StaffRefund = z.infer<typeof staffRefund>

const decision = z
  .object({
    /** `paid` is for what was paid outside of the provider: the reason says how. */
    decision: z.enum(['approve', 'ask', 'reject', 'paid']),
    code: redemptionReason.nullable().default(null),
    /** For the player after `ask` and `reject`, otherwise for the record. */
    reason,
  })
  .refine(({ decision: what, code }) => !['ask', 'reject'].includes(what) || code !== null, {
    path: ['code'],
    message: 'Say which of the reasons it is: the player reads how to fix it',
  })
export type RedemptionDecision = z.infer<typeof decision>

const ofRedemption = ofPlayer.extend({ redemptionId: uuid })

/** Purchases and redemptions, for those who look after them. */
export const moneyContract = {
  waiting: {
    summary: 'What waits for staff, by brand, as far as the member may see it.',
    origin: 'ours',
    audience: 'staff',
    access: 'signed-in',
    response: data(z.object({ brands: z.array(brandWaiting) })),
  },
  redemptions: {
    summary:
      'Redemptions of a brand, the longest waiting first. Without a status those that wait for staff.',
    origin: 'ours',
    audience: 'staff',
    access: 'redemptions',
    params: ofBrand,
    query: z.object({
      status: redemptionStatus.default('pending'),
      limit: limit.default(25),
      offset: offset.default(0),
    }),
    response: page(staffRedemption),
  },
  redemption: {
    summary: 'One redemption with everything that is checked before it is paid.',
    origin: 'ours',
    audience: 'staff',
    access: 'redemptions',
    params: ofRedemption,
    response: data(staffRedemptionCase),
    errors: ['not-found'],
  },
  decideRedemption: {
    summary:
      'Approves a redemption, asks the player for something, rejects it, or notes that an approved one was paid. Above the brand’s sum two members of staff have to approve. Whatever is decided first holds; the player is told at once.',
    origin: 'ours',
    audience: 'staff',
    access: 'redemptions',
    params: ofRedemption,
    body: decision,
    response: data(staffRedemptionCase),
    errors: ['not-found', 'not-available'],
  },
  purchases: {
    summary: 'Purchases of a brand, newest first; of one player where `playerId` is given.',
    origin: 'ours',
    audience: 'staff',
    access: 'purchases',
    params: ofBrand,
    query: z.object({
      status: depositStatus.optional(),
      playerId: uuid.optional(),
      limit: limit.default(25),
      offset: offset.default(0),
    }),
    response: page(staffPurchase),
  },
  refunds: {
    summary:
      'Money that came too late and goes back, as the platform decided: what is owed first, then the newest.',
    origin: 'ours',
    audience: 'staff',
    access: 'purchases',
    params: ofBrand,
    query: z.object({
      state: z.enum(['owed', 'ordered']).optional(),
      limit: limit.default(25),
      offset: offset.default(0),
    }),
    response: page(staffRefund),
  },
  purchase: {
    summary: 'One purchase with its events.',
    origin: 'ours',
    audience: 'staff',
    access: 'purchases',
    params: ofPlayer.extend({ depositId: uuid }),
    response: data(staffPurchaseCase),
    errors: ['not-found'],
  },
} satisfies Record<string, CallContract>
