import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { prize } from '@marquee/platform-play/free-spins/prize'

/** What this domain knows of a brand. */
export const referralFields = {
  /** What an invited friend and whoever invited them get; the latter some days after the friend is confirmed. */
  referral: z
    .object({
      inviter: prize,
      friend: prize,
      /** So many days after the friend is confirmed whoever invited them is paid. */
      holdDays: z.int().min(0).max(60).default(3),
      /** The most friends that are paid within 30 days, and ever, for each inviter. */
      most: z
        .object({ month: z.int().min(1), ever: z.int().min(1) })
        .default({ month: 10, ever: 50 }),
    })
    .default({
      inviter: { coins: 5000, entries: 100 },
      friend: { coins: 2000, entries: 0 },
      holdDays: 3,
      most: { month: 10, ever: 50 },
    }),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof referralFields> {}
  interface BrandSource extends SourceOf<typeof referralFields> {}
}
