import { depositStreak, depositStreakDeposits } from '../../contract/streak/schemas.ts'
import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { localText as text } from '@marquee/platform-kernel/brandSettings'
import { rhythm } from '@marquee/platform-campaigns/campaigns/period'
import { drawTable, prizeOutcome } from '@marquee/platform-draws/settings'

const { settings } = depositStreak.shape
const { skin } = settings.shape

/** A second table beside `sectors`, and what players read of both. */
const boost = z.object({
  /** Of `sectors`, which is drawn from where nothing was chosen. */
  title: text,
  other: z.object({ title: text, sectors: drawTable(prizeOutcome) }),
})

/** The streak of purchases and the wheel at its end (STREAK-01); a brand without a campaign has it off. */
export const depositStreakSettings = z
  .object({
    isActive: z.boolean(),
    /** Runs that come back, each with a finish time and a count of its own (FEATURE-02); null for no end. */
    runs: rhythm.extend({ days: z.int().positive() }).nullable().default(null),
    skin,
    /** Addresses of drawings by their place: `prize` stands above the streak. A dressed skin has one. */
    images: z.record(z.string(), z.string().startsWith('/')).default({}),
    /** In US cents; 0 counts every purchase. */
    minDeposit: z.int().nonnegative().default(0),
    maxNumberOfDeposit: z.int().positive().default(depositStreakDeposits),
    /** So many days without a purchase begin a streak that is not complete anew; null for never. */
    resetAfterDays: z.int().positive().nullable().default(null),
    /** Progress is told in percent, not in purchases. */
    percentEnabled: z.boolean().default(false),
    stages: z.array(
      z.object({ id: z.int(), title: text, fromDeposit: z.int(), toDeposit: z.int() }),
    ),
    sectors: drawTable(prizeOutcome),
    /** A choice between two tables; null for a streak with one. */
    boost: boost.nullable().default(null),
  })
  .refine(
    ({ sectors, boost: choice }) =>
      !choice?.other.sectors.some(({ id }) => sectors.some((sector) => sector.id === id)),
    { error: 'Two sectors of the two tables have one id. Give each an id of its own.' },
  )
export type DepositStreakSettings = z.infer<typeof depositStreakSettings>

/** What this domain knows of a brand. */
export const depositStreakFields = {
  /** Null for a brand without a campaign. */
  depositStreak: depositStreakSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof depositStreakFields> {}
  interface BrandSource extends SourceOf<typeof depositStreakFields> {}
}
