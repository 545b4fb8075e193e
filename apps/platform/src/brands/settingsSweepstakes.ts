import { z } from 'zod'

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
    /** Within how many days of its arrival a card is credited. */
    creditedWithinDays: z.int().positive(),
  }),
})
export type SweepstakesSettings = z.infer<typeof sweepstakesSettings>
