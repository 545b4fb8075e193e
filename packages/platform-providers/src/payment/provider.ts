import type { PaymentMethod, TestNumber, TokenProtocol } from '@marquee/contract'
import type { Randomness } from '@marquee/platform-kernel/random'
import type { Webhook, WebhookReading } from '@marquee/platform-kernel/webhook'

/** How far a payment went. */
export type PaymentOutcome = (
  | { kind: 'approved' }
  | { kind: 'declined'; reason: string }
  /** The card's bank asks the player something here: step 1, 2 or 3. */
  | { kind: 'challenge'; step: number }
  /** The card's bank asks on a page of its own, and the webhook brings the answer. */
  | { kind: 'visit'; url: string }
  /** Told later, by webhook. */
  | { kind: 'pending' }
  /** The answer to a challenge was wrong, and may be given again. */
  | { kind: 'wrong' }
) & {
  /** The shortened account, from a provider that tells it with the payment only. */
  account?: string
}

/** The provider could not be asked, or does not take our keys: the same is asked again. */
export interface Unavailable {
  kind: 'unavailable'
  problem: string
}

export interface Charge {
  /** Ours; a provider charges once for each, however often it is asked. */
  depositId: string
  /** US cents. */
  amount: number
  token: string
  /** The site's page to which the bank sends the player back. */
  returnTo: string
  /** Epoch ms, by the clock of whoever acts: a sandbox has more than one. */
  now: number
}

/** What was paid for a purchase and goes back to whoever paid. */
export interface Refund {
  /** Ours; a provider pays back once for each, however often it is asked. */
  depositId: string
  /** US cents: the whole sum. */
  amount: number
}

/** Winnings that a provider pays to the account behind a token. */
export interface Payout {
  /** Ours; a provider pays once for each, however often it is asked. */
  redemptionId: string
  /** US cents. */
  amount: number
  token: string
}

export interface ChallengeAnswer {
  depositId: string
  step: number
  answer: string
  /** Wrong answers to this step so far. */
  wrongAnswers: number
}

/** What a provider tells by webhook, in our words. */
export type PaymentEvent = {
  /** The provider's id of this event. */
  id: string
  /** Why, in words that may be shown to the player; null when the provider does not say. */
  reason: string | null
} & (
  | { about: 'deposit'; depositId: string; outcome: 'approved' | 'declined' }
  | { about: 'redemption'; redemptionId: string; outcome: 'paid' | 'rejected' }
)

/** What a provider keeps for a player's next purchases. */
export interface Vault {
  /**
   * Keeps what paid for a deposit. @throws when it did not.
   * @param paid.token null once it is gone: when the payment is reported.
   */
  keep(paid: { depositId: string; token: string | null; now: number }): Promise<{
    reference: string
    brand: string | null
  }>
  /** A new token for what it keeps, good for one charge. @throws PlatformError not-available when it is gone. */
  tokenOf(reference: string, now: number): Promise<string>
  forget(reference: string): Promise<void>
}

/**
 * Who takes payments of one method, and pays out where the method can. Account numbers go from the
 * player's browser to the provider; what comes here is a token.
 */
export interface PaymentProvider {
  /** The adapter's, as logs and staff name it. */
  name: string
  key: PaymentMethod
  /** Where the browser changes what the player typed into a token, and how. */
  tokenUrl: string
  tokenProtocol: TokenProtocol
  publicKey: string | null
  testNumbers: readonly TestNumber[]
  /**
   * The shortened account behind a token; null where `charge` tells it.
   * @throws PlatformError invalid-input for a token that is not good.
   */
  accountOf(token: string, now: number): string | null
  charge(charge: Charge): Promise<PaymentOutcome | Unavailable>
  /** Null for a provider whose challenges are on pages of its own. */
  answer: ((answer: ChallengeAnswer) => Promise<PaymentOutcome | Unavailable>) | null
  /** Takes the order to pay back. @throws when it did not, and is asked again. */
  refund(refund: Refund): Promise<void>
  /** Null for a provider that keeps nothing. */
  vault: Vault | null
  /** Pays at once, or takes the order and reports by webhook. Null for a method that only takes money. */
  payOut: ((payout: Payout) => Promise<'paid' | 'accepted'>) | null
  /** Reads a webhook of its own, the signature first. @param now epoch ms. */
  read(webhook: Webhook, now: number): WebhookReading<PaymentEvent>
}

export interface PaymentAccount {
  /** What payments are asked for with; none where there is no company. */
  secretKey?: string | undefined
  /** What browsers ask for tokens with. */
  publicKey?: string | undefined
  /** What the company signs webhooks with. */
  webhookKey?: string | undefined
  /** Which of the account's channels takes the payments; only accounts with several have to say it. */
  channel?: string | undefined
  /** Where the company's API is. */
  url: string
  /** A secret of ours for one purpose, the same in every process. */
  secretFor: (purpose: string) => string
  random: Randomness
  sandbox: boolean
}
