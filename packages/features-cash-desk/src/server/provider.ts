import type { PaymentMethod, TestNumber } from '@marquee/contract'

/** How far a payment went. */
export type Outcome =
  | { kind: 'approved' }
  | { kind: 'declined'; reason: string }
  /** The card's bank asks the player something: step 1, 2 or 3. */
  | { kind: 'challenge'; step: number }
  /** Told later, by webhook. */
  | { kind: 'pending' }
  /** The answer to a challenge was wrong, and may be given again. */
  | { kind: 'wrong' }

export interface Charge {
  /** Ours; a provider charges once for each, however often it is asked. */
  depositId: string
  /** US cents. */
  amount: number
  token: string
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
  /** Keeps what a token stands for. @throws when it did not. */
  keep(token: string, now: number): Promise<{ reference: string; brand: string | null }>
  /** A new token for what it keeps, good for one charge. @throws PlatformError not-available when it is gone. */
  tokenOf(reference: string, now: number): Promise<string>
  forget(reference: string): Promise<void>
}

/**
 * Who takes payments, and pays out where the method can. A real one is one more of these. Account
 * numbers go from the player's browser to the provider; what comes here is a token.
 */
export interface PaymentProvider {
  key: PaymentMethod
  /** Where the browser changes what the player typed into a token. */
  tokenUrl: string
  /** What signs its webhooks. */
  secret: string
  testNumbers: readonly TestNumber[]
  /** The shortened account behind a token. @throws PlatformError invalid-input for one that is not good. */
  accountOf(token: string, now: number): string
  charge(charge: Charge): Promise<Outcome>
  answer(answer: ChallengeAnswer): Promise<Outcome>
  /** Takes the order to pay back. @throws when it did not, and is asked again. */
  refund(refund: Refund): Promise<void>
  /** Null for a provider that keeps nothing. */
  vault: Vault | null
  /** Pays at once, or takes the order and reports by webhook. Null for a method that only takes money. */
  payOut: ((payout: Payout) => Promise<'paid' | 'accepted'>) | null
  /** Reads a webhook's body, signature checked, parsed as JSON. @throws PlatformError invalid-input. */
  read(body: unknown): PaymentEvent
}
