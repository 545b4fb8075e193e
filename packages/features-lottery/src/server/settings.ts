import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { localText as text } from '@marquee/platform-kernel/brandSettings'
import { rhythm } from '@marquee/platform-campaigns/campaigns/period'

/** A place of the draw: so many tickets win this, each of them all of it. */
const place = z
  .object({
    winners: z.int().positive().max(500).default(1),
    coins: z.int().nonnegative().default(0),
    /** In units of 0.01. */
    entries: z.int().nonnegative().default(0),
  })
  .refine(({ coins, entries }) => coins + entries > 0, {
    error: 'A place of the lottery brings nothing. Give it coins or entries, or leave it out.',
  })

/** A lottery that comes back (LOTTERY-01). Its tickets are given, never sold. */
export const lotterySettings = z.object({
  title: text,
  rhythm,
  /** How many days tickets are given; the draw follows. */
  days: z.int().positive().max(31),
  /** So many rounds of any game and stake earn a ticket. */
  roundsPerTicket: z.int().positive(),
  /** So many tickets at most are earned by rounds in a day; the free one is not among them. */
  ticketsPerDay: z.int().positive().max(10),
  /** From the first place on. */
  prizes: z.array(place).min(1),
})
export type LotterySettings = z.infer<typeof lotterySettings>

/** What this domain knows of a brand. */
export const lotteryFields = {
  /** Null for a brand without a lottery. */
  lottery: lotterySettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof lotteryFields> {}
  interface BrandSource extends SourceOf<typeof lotteryFields> {}
}
