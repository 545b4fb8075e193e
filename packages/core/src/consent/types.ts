import { type Localized } from '@marquee/contract/locales'

/** One use of this device's storage that somebody is told about, or asked for (CONSENT-01). */
export interface ConsentEntry {
  /** Short and lasting: it is what the cookies hold. Letters, digits and hyphens. */
  id: string
  name: Localized<string>
  description: Localized<string>
}

/** What a brand keeps on a device. Changing the ids asks everybody again (TEN-19). */
export interface ConsentConfig {
  /** Without these the site does not work; they are told, not asked. */
  necessary: ConsentEntry[]
  /** Nothing of these begins before it is allowed. */
  optional: ConsentEntry[]
}
