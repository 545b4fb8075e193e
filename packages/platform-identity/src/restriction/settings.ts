import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const restrictionFields = {
  /** Age per state; `default` for the rest. States not in `allowedStates` cannot sign up. */
  minimumAge: z.object({ default: z.int(), states: z.record(z.string(), z.int()) }),
  blockedStates: z.array(z.string()),
  /** Whether players are asked for their position before they play (TEN-20). */
  geolocation: z.boolean().default(true),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof restrictionFields> {}
  interface BrandSource extends SourceOf<typeof restrictionFields> {}
}
