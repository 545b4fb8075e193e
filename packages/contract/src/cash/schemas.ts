import { z } from 'zod'
import {
  data,
  id,
  instant,
  limit,
  minor,
  offset,
  ok,
  prize,
  translatable,
  uuid,
} from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { limitPeriod } from '../responsible-play/schemas.ts'
import {
  paymentMethod,
  paymentToken,
  payoutMethod,
  purchaseForm,
  savedMethod,
  testNumber,
} from './payment.ts'
import { redemption, redemptionDesk } from './redemption.ts'

export * from './payment.ts'
export * from './redemption.ts'

const price = minor.describe('US cents')

/** `firstPurchase` can be bought as a player's first purchase only, `promoOffer` by whom it was given. */
export const offerType = z.enum(['package', 'firstPurchase', 'promoOffer'])
export type OfferType = z.infer<typeof offerType>

/** Coins on sale. Entries come with them as a gift and are not sold. */
export const cashPackage = z.object({
  presetId: z.int().positive(),
  offerType,
  title: translatable,
  price,
  gives: prize,
  /** How much larger than the others it is, for its picture: 1 to 5. */
  size: z.int().min(1).max(5),
  /** When an offer ends; null for what stays. */
  finishedAt: instant.nullable(),
})
export type CashPackage = z.infer<typeof cashPackage>

/** `failed` is what the specification calls failed-complete: ended by us, for `reason`. */
export const depositStatus = z.enum([
  'created',
  'challenge',
  'pending',
  'complete',
  'declined',
  'failed',
  'canceled',
])
export type DepositStatus = z.infer<typeof depositStatus>

/** One purchase on its way, or at its end. */
export const deposit = z.object({
  id: uuid,
  presetId: z.int(),
  /** What the package is called; of a purchase that is asked for by its id. */
  title: translatable.optional(),
  offerType,
  method: paymentMethod,
  /** What pays, shortened so that only its owner knows it, such as `•••• 4242`. */
  account: z.string(),
  amount: price,
  gives: prize,
  status: depositStatus,
  /** Why it ended without a purchase: the provider's word, or ours (`canceled_by_sum_limit_per_time`). */
  reason: z.string().nullable(),
  /** The step that the card's bank asks for now; null where it asks nothing here. */
  challengeStep: z.int().min(1).max(3).nullable(),
  /** The bank's own page, where the player goes while it asks there; null where it does not. */
  challengeUrl: z.url({ protocol: /^https?$/ }).nullable(),
  /** After a decline: a method that was not tried yet, or null. */
  tryNextMethod: paymentMethod.nullable(),
  /** It is the player's first completed purchase. */
  isFirst: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})
export type Deposit = z.infer<typeof deposit>

export const cashDesk = z.object({
  /** What this player can buy now. */
  packages: z.array(cashPackage),
  /** In the order in which they are offered; empty where no provider is connected. */
  methods: z.array(purchaseForm),
  /** What the player saved to pay with again, the last used first. */
  saved: z.array(savedMethod),
  /** The player's own purchase limits, with what is left of each. */
  limits: z.array(z.object({ period: limitPeriod, amount: price, left: price })),
  /** Nothing can be bought until then; null while the desk is open to the player. */
  closedUntil: instant.nullable(),
  /** Purchases that wait for the player or for a provider, newest first. */
  waiting: z.array(deposit),
  /** Empty where real providers are paid. */
  testNumbers: z.array(testNumber),
})
export type CashDesk = z.infer<typeof cashDesk>

const byId = z.object({ id: uuid })

export const cashContract = {
  desk: {
    summary: 'What the player can buy, how it is paid, and what their own limits leave.',
    origin: 'ours',
    audience: 'player',
    follows: ['ROUTE-34'],
    response: data(cashDesk),
  },
  deposits: {
    summary: 'The purchases of this player, newest first, however they ended.',
    origin: 'ours',
    audience: 'player',
    query: z.object({ limit: limit.default(20), offset: offset.default(0) }),
    response: data(z.object({ deposits: z.array(deposit), total: z.int().nonnegative() })),
  },
  deposit: {
    summary: 'Where one purchase of this player stands.',
    origin: 'ours',
    audience: 'player',
    params: byId,
    response: data(deposit),
    errors: ['not-found'],
  },
  receipt: {
    summary: 'The receipt of a completed purchase as a PDF, always as an attachment.',
    origin: 'ours',
    audience: 'player',
    params: byId,
    query: z.object({
      locale: z
        .enum(locales)
        .optional()
        .describe('The language it is in; left out, that of the pages the player reads'),
    }),
    response: z.string(),
    produces: 'application/pdf',
    errors: ['not-found'],
  },
  createDeposit: {
    summary:
      'Buys a package. The answer says how far it went: complete, declined, a challenge to answer, or pending. One beyond a purchase limit ends `failed` with `canceled_by_sum_limit_per_time`.',
    origin: 'ours',
    audience: 'player',
    follows: ['CASH-01', 'CASH-03', 'CASH-04', 'CASH-05', 'CASH-06'],
    body: z.object({
      presetId: id,
      method: paymentMethod,
      token: paymentToken,
      /** Keeps what pays at its provider, for the next purchases; once this one is complete. */
      keep: z.boolean().optional(),
    }),
    response: data(deposit),
    errors: ['not-found', 'not-available', 'age-restricted'],
    regional: true,
  },
  savedToken: {
    summary:
      'A token of its provider for what the player saved: good for one purchase, like one from the provider’s form.',
    origin: 'ours',
    audience: 'player',
    params: byId,
    answersAnew: true,
    response: data(z.object({ token: paymentToken })),
    errors: ['not-found', 'not-available'],
    regional: true,
  },
  forgetMethod: {
    summary: 'Removes what the player saved to pay with, here and at its provider.',
    origin: 'ours',
    audience: 'player',
    params: byId,
    response: ok,
    errors: ['not-found'],
    duringBreak: 'allowed',
  },
  answerChallenge: {
    summary:
      'Answers the step that the card’s bank asks for. An answer to a step that is over, or another one, changes nothing.',
    origin: 'ours',
    audience: 'player',
    follows: ['ROUTE-39'],
    params: byId,
    body: z.object({
      step: z.int().min(1).max(3),
      /** The code of step 2, otherwise `yes`; `no` ends the purchase. */
      answer: z.string().trim().min(1).max(12),
    }),
    response: data(deposit),
    errors: ['not-found', 'not-available', 'wrong-code'],
    openAnywhere: 'What was begun where it may be bought is completed anywhere.',
  },
  cancelDeposit: {
    summary:
      'Takes back a purchase that waits. What its provider completes all the same is credited, for it was paid.',
    origin: 'ours',
    audience: 'player',
    params: byId,
    response: data(deposit),
    errors: ['not-found', 'not-available'],
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
  redemptions: {
    summary: 'What can be redeemed, and what became of what was.',
    origin: 'ours',
    audience: 'player',
    follows: ['CASH-08'],
    response: data(redemptionDesk),
  },
  requestRedemption: {
    summary:
      'Redeems winnings: they leave the balance at once and wait for a decision. Open to excluded players; in the mode SweepStakes, to verified players, from the minimum up to what is redeemable.',
    origin: 'ours',
    audience: 'player',
    follows: ['CASH-08'],
    body: z.object({
      amount: minor.positive(),
      method: payoutMethod,
      token: paymentToken,
    }),
    response: data(redemption),
    errors: ['not-available', 'insufficient-funds'],
    openDuringTerms: true,
    duringBreak: 'allowed',
    openAnywhere: 'What is redeemed is the player’s own.',
  },
  answerRedemption: {
    summary:
      'Says that what was asked for is there now, such as a document: the redemption is checked again.',
    origin: 'ours',
    audience: 'player',
    params: byId,
    response: data(redemption),
    errors: ['not-found', 'not-available'],
    openDuringTerms: true,
    openAnywhere: 'What is redeemed is the player’s own.',
  },
  cancelRedemption: {
    summary: 'Takes back a redemption that waits: the winnings return to the balance.',
    origin: 'ours',
    audience: 'player',
    params: byId,
    response: data(redemption),
    errors: ['not-found', 'not-available'],
    openDuringTerms: true,
    duringBreak: 'allowed',
    openAnywhere: 'What comes back is the player’s own.',
  },
} satisfies Record<string, CallContract>
