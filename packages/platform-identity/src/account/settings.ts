import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const accountFields = {
  /** The gift of every new account; entries in units of 0.01. */
  welcome: z.object({ coins: z.int(), entries: z.int() }),
  /** `closed_funnel` plays with complete registrations alone. */
  registrationFunnel: z.enum(['closed_funnel', 'open_funnel']),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof accountFields> {}
  interface BrandSource extends SourceOf<typeof accountFields> {}
}
