import { z } from 'zod'
import { coinOutcome, drawTable } from '@marquee/platform-draws/settings'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

/** Coin drops: showers at the same hours of every day (TEN-26). */
export const coinDropSettings = z.object({
  /** When each begins: hours of UTC, in ascending order. */
  hours: z
    .array(z.int().min(0).max(23))
    .min(2)
    .refine((all) => all.every((hour, index) => index === 0 || hour > (all[index - 1] ?? 0)), {
      error: 'The hours are not in ascending order. Name each once, the earliest first.',
    }),
  /** How long each lasts, in minutes; one is over before the next begins. */
  minutes: z.int().min(1).max(60),
  /** What a drop may hold and its share of the draw: its weight among all. */
  outcomes: drawTable(coinOutcome),
})
export type CoinDropSettings = z.infer<typeof coinDropSettings>

/** What this domain knows of a brand. */
export const coinDropFields = {
  /** Null for a brand without coin drops. */
  coinDrops: coinDropSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof coinDropFields> {}
  interface BrandSource extends SourceOf<typeof coinDropFields> {}
}
