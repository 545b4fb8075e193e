import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { defaultSweepstakes } from './preset.ts'

/** Who runs a brand's sweepstakes, and what an entry by mail brings. */
export const sweepstakesSettings = z.object({
  sponsor: z.object({ name: z.string().min(1), address: z.string().min(1) }),
  /** `YYYY-MM-DD`, the first day. */
  startsOn: z.iso.date(),
  mailIn: z.object({
    address: z.string().min(1),
    /** What one card brings, in units of 0.01. */
    entries: z.int().positive(),
    /** How many cards of one player count, by day of the postmark. */
    cardsPerDay: z.int().positive(),
    /** Within how many days of its arrival a card is credited; the rules speak of days. */
    creditedWithinDays: z.int().min(2),
    /** How many codes a player may have for which no card has come. */
    openCodes: z.int().positive().default(5),
    /** What a player may get by mail within 30 days, in units of 0.01, before two members of staff have to agree. */
    twoApprovalsAbove: z.int().nonnegative().default(5_000),
  }),
})
export type SweepstakesSettings = z.infer<typeof sweepstakesSettings>

/** What this domain knows of a brand. */
export const termsFields = {
  /** Who runs the sweepstakes, and the entry by mail; in the sweepstakes rules. */
  sweepstakes: sweepstakesSettings.default(defaultSweepstakes),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof termsFields> {}
  interface BrandSource extends SourceOf<typeof termsFields> {}
}
