import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { prize } from '@marquee/platform-play/free-spins/prize'

/** What this domain knows of a brand. */
export const referralFields = {
  /** What an invited friend and whoever invited them get; the latter once the friend is confirmed. */
  referral: z
    .object({ inviter: prize, friend: prize })
    .default({ inviter: { coins: 5000, entries: 100 }, friend: { coins: 2000, entries: 0 } }),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof referralFields> {}
  interface BrandSource extends SourceOf<typeof referralFields> {}
}
