import { drawTable, prizeOutcome } from '@marquee/platform-draws/settings'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { z } from 'zod'

const settings = z.object({
  /** How many stand ready each day. */
  perDay: z.int().min(1).max(9).default(3),
  /** What a chest may hold and its share of the draw: its weight among all. */
  outcomes: drawTable(prizeOutcome),
})
export type DailyChestsSettings = z.infer<typeof settings>
export type DailyChestsSource = z.input<typeof settings>

/** What this domain knows of a brand. */
export const dailyChestsFields = {
  /** Null for a brand without chests. */
  dailyChests: settings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof dailyChestsFields> {}
  interface BrandSource extends SourceOf<typeof dailyChestsFields> {}
}
