import { type Localized } from '@marquee/contract/locales'
import {
  type InboxKind,
  type LimitKind,
  type LimitPeriod,
  type PaymentMethod,
  type RedemptionReason,
  securityKind,
} from '@marquee/contract'

interface Payment {
  method: PaymentMethod
  /** Shortened. */
  account: string
}

interface Payout extends Payment {
  /** Of winnings, in units of 0.01; each is worth a US cent. */
  amount: number
}

interface Refusal extends Payout {
  /** Null for what a provider returned. */
  code: RedemptionReason | null
  reason: string | null
}

/**
 * Every mail and what it tells. A new one is added here and in both languages of `texts`; `samples.ts`
 * has an example of each, by which all are tested. Amounts are minor units, times epoch ms.
 */
export interface MailParams {
  welcome: { coins: number; entries: number }
  'email-code': { code: string; path: string }
  'reset-code': { code: string; path: string }
  /** Passes a pause of sign-in: asked for on a device at a time, and good until another. */
  'sign-in-code': { code: string; device: string; at: number; until: number }
  /** With the receipt's file attached. */
  receipt: Payment & {
    depositId: string
    number: string
    title: Localized<string>
    coins: number
    entries: number
    /** US cents. */
    price: number
    at: number
  }
  'redemption-received': Payout
  'redemption-asked': Refusal
  'redemption-approved': Payout
  'redemption-paid': Payout
  'redemption-refused': Refusal
  'new-device': { device: string; at: number }
  /** To the owner of an account with whose address somebody signs up again. */
  'sign-up-known': object
  /** To the address that another one took the place of; the new one with its middle hidden. */
  'email-changed': { address: string }
  /** Another number signs in: the one before, if there was one, does not any more. With its middle hidden. */
  'phone-changed': { phone: string }
  'account-closed': object
  'password-changed': { at: number }
  'passkey-added': { device: string; at: number }
  'passkey-removed': { at: number }
  'limit-changed': {
    limit: LimitKind
    period: LimitPeriod
    /** US cents, coins, entries in units of 0.01, or minutes; null where there is none any more. */
    amount: number | null
    /** When a looser limit begins to hold; null for what holds already. */
    from: number | null
  }
  'break-begun': { breakKind: 'cool-off' | 'self-exclusion'; until: number }
  /** To a player who has been away. */
  'win-back': object
  'bonus-credited': { entries: number; validUntil: number; path: string }
}

export type MailKind = keyof MailParams

/** Kinds that invite to play; players who take a break or are excluded get none of them. */
export const marketingKinds: ReadonlySet<MailKind> = new Set(['bonus-credited', 'win-back'])

/** Of which entries of the inbox a mail tells as well, or that it is about the account's safety. */
const about: Partial<Record<MailKind, readonly (InboxKind | typeof securityKind)[]>> = {
  'email-code': [securityKind],
  'reset-code': [securityKind],
  'sign-in-code': [securityKind],
  receipt: ['purchase'],
  'redemption-received': ['redemption'],
  'redemption-asked': ['redemption'],
  'redemption-approved': ['redemption'],
  'redemption-paid': ['redemption'],
  'redemption-refused': ['redemption'],
  'new-device': [securityKind],
  'sign-up-known': [securityKind],
  'email-changed': [securityKind],
  'phone-changed': [securityKind],
  'account-closed': [securityKind],
  'password-changed': [securityKind],
  'passkey-added': [securityKind],
  'passkey-removed': [securityKind],
  'limit-changed': ['limit'],
  'break-begun': ['break', 'exclusion'],
  'bonus-credited': ['bonus'],
}

/** The kinds of messages that a mail goes with. */
export const topicsOf = (kind: MailKind): readonly string[] => about[kind] ?? []

/**
 * Whether a kind of message comes by mail too. Only what invites to play may be switched off: mails of money
 * and safety always come.
 */
export function mailWayOf(kind: string): 'none' | 'always' | 'optional' {
  const mails = (Object.keys(about) as MailKind[]).filter((mail) => topicsOf(mail).includes(kind))
  if (!mails.length) return 'none'
  return mails.every((mail) => marketingKinds.has(mail)) ? 'optional' : 'always'
}

/** A mail with what it tells. */
export type MailOf<K extends MailKind = MailKind> = {
  [Kind in K]: { kind: Kind } & MailParams[Kind]
}[K]
