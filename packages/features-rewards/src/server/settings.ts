import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const rewardsFields = {
  /** Coins for confirming the e-mail address, completing the profile and confirming the phone. */
  rewards: z
    .object({
      email: z.int().nonnegative(),
      profile: z.int().nonnegative(),
      phone: z.int().nonnegative(),
    })
    .default({ email: 1000, profile: 2000, phone: 1000 }),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof rewardsFields> {}
  interface BrandSource extends SourceOf<typeof rewardsFields> {}
}
