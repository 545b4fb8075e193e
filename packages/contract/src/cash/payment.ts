import { z } from 'zod'
import { uuid } from '../common.ts'

export const paymentMethod = z.enum(['card', 'bank', 'wallet'])
export type PaymentMethod = z.infer<typeof paymentMethod>

/** Cards take money, and pay none back out. */
export const payoutMethod = paymentMethod.extract(['bank', 'wallet'])
export type PayoutMethod = z.infer<typeof payoutMethod>

/**
 * How a browser asks a provider for a token. `plain`: JSON `{ method, number, expiry, code }`, answered
 * with `{ token, account }`. `checkout`: the request of Checkout.com's `/tokens`, with the public key.
 */
export const tokenProtocol = z.enum(['plain', 'checkout'])
export type TokenProtocol = z.infer<typeof tokenProtocol>

/**
 * A way to pay. What a player types goes from their browser to the provider alone, at `tokenUrl`, and
 * only the token that it answers travels through the platform.
 */
export const paymentForm = z.object({
  id: paymentMethod,
  tokenUrl: z.string(),
  tokenProtocol,
  /** The provider's public key, for protocols that ask for one. */
  publicKey: z.string().nullable(),
})
export type PaymentForm = z.infer<typeof paymentForm>

/** A way to pay for a purchase; `canKeep` where its provider keeps what pays for the next ones. */
export const purchaseForm = paymentForm.extend({ canKeep: z.boolean() })
export type PurchaseForm = z.infer<typeof purchaseForm>

/** What a player saved to pay with again. The number itself stays with the provider. */
export const savedMethod = z.object({
  id: uuid,
  method: paymentMethod,
  /** Of a card, such as `Visa`; null where its provider does not say. */
  brand: z.string().nullable(),
  /** Shortened, such as `•••• 4242`. */
  account: z.string(),
})
export type SavedMethod = z.infer<typeof savedMethod>

/** What stands for an account at a provider, for one use within minutes. */
export const paymentToken = z.string().min(16).max(1024)

/** A number that the sandbox's providers know, and what they do with it. */
export const testNumber = z.object({
  method: paymentMethod,
  number: z.string(),
  outcome: z.enum(['approve', 'decline', 'challenge', 'complete-later', 'decline-later']),
})
export type TestNumber = z.infer<typeof testNumber>
