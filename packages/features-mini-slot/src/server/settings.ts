import { miniSlotSymbols } from '../contract/schemas.ts'
import { z } from 'zod'
import { prizeOutcome } from '@marquee/platform-draws/settings'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

const outcome = prizeOutcome.extend({
  /** Three of it; null for no three alike. */
  symbol: z
    .int()
    .min(0)
    .max(miniSlotSymbols - 1)
    .nullable(),
})

const level = z.object({
  /** So many spins lead to the next level. */
  spins: z.int().positive(),
  outcomes: z
    .array(outcome)
    .min(2)
    .refine((all) => new Set(all.map(({ symbol }) => symbol)).size === all.length, {
      error: 'Two outcomes show the same reels. Give each symbol one outcome.',
    }),
})

/** A free game of three reels (MINISLOT-01). */
export const miniSlotSettings = z.object({
  spinsPerDay: z.int().positive(),
  levels: z.array(level).min(1),
})
export type MiniSlotSettings = z.infer<typeof miniSlotSettings>

/** What this domain knows of a brand. */
export const miniSlotFields = {
  /** Null for a brand without a mini slot. */
  miniSlot: miniSlotSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof miniSlotFields> {}
  interface BrandSource extends SourceOf<typeof miniSlotFields> {}
}
