import type { Locale } from '@marquee/contract'
import type { Report } from './rules.ts'

/** A check that was begun with a provider. */
export interface Check {
  /** Ours; comes back with every report. */
  id: string
  /** The language of the pages that the provider shows. */
  locale: Locale
}

/** What a provider tells by webhook, in our words. */
export interface ProviderEvent {
  /** The provider's id of this event. */
  id: string
  checkId: string
  report: Report
  /** Why, in words that may be shown to the player; null when the provider does not say. */
  reason: string | null
}

/** Who checks that players are who they say. A real one is one more of these. */
export interface IdentityProvider {
  key: string
  isTest: boolean
  /** Opens a check; gives the address that is shown to the player in a frame. */
  begin(check: Check): Promise<string>
  /** What signs its webhooks. */
  secret: string
  /** Reads a webhook's body, signature checked, parsed as JSON. @throws PlatformError invalid-input. */
  read(body: unknown): ProviderEvent
}
