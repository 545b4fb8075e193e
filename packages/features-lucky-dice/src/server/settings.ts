import { prizeOutcome } from '@marquee/platform-draws/settings'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { z } from 'zod'

const { prize } = prizeOutcome.shape

const settings = z.object({
  /** How many throws a day has. */
  perDay: z.int().positive().max(20).default(5),
  /** What the sums bring, from two to twelve. */
  prizes: z.array(prize).length(11),
})
export type LuckyDiceSettings = z.infer<typeof settings>
export type LuckyDiceSource = z.input<typeof settings>

/** What this domain knows of a brand. */
export const luckyDiceFields = {
  /** Null for a brand without dice. */
  luckyDice: settings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof luckyDiceFields> {}
  interface BrandSource extends SourceOf<typeof luckyDiceFields> {}
}
