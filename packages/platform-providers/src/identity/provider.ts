import type { CardAction } from '@marquee/contract'
import type { Locale } from '@marquee/contract/locales'
import type { Webhook, WebhookReading } from '@marquee/platform-kernel/webhook'

/** A check that is to be begun with a provider. */
export interface Check {
  /** Ours; comes back with every report. */
  id: string
  /** The language of the pages that the provider shows. */
  locale: Locale
}

/** What a provider reports: a decision on the person, or a step of the check of their card. */
export type Report =
  | { kind: 'status'; status: 'rejected' | 'approved' | 'duplicateCredentials' }
  | { kind: 'action'; action: CardAction }

/** What a provider tells by webhook, in our words. */
export interface IdentityReport {
  /** The provider's id of this event; the same whenever it is sent again. */
  id: string
  checkId: string
  report: Report
  /** Why, in words that may be shown to the player; null when the provider does not say. */
  reason: string | null
}

export type Begun =
  /** Where the check is: an address that is shown to the player in a frame. */
  | { kind: 'begun'; url: string }
  /** Nothing was begun as far as is known; the same again may be. */
  | { kind: 'unavailable'; problem: string }

/** A company, or the sandbox, that checks that players are who they say. */
export interface IdentityProvider {
  name: string
  /** Whether it only plays. */
  isTest: boolean
  /** Opens a check. Never throws for what the other side does. */
  begin(check: Check): Promise<Begun>
  /** Reads a webhook of its own, the signature first. */
  read(webhook: Webhook): WebhookReading<IdentityReport>
}

export interface IdentityAccount {
  /** Of Veriff's integration: where sessions are opened, the API key and the shared secret. */
  url?: string | undefined
  key?: string | undefined
  secret?: string | undefined
  now: () => number
  /** What the sandbox signs its webhooks with; null without a sandbox. */
  sandboxSecret: string | null
}
