import { depositStreak, depositStreakDeposits, wheel } from '@marquee/contract/schemas'
import { z } from 'zod'
import { rhythm } from '../modules/campaigns/period.ts'

const text = z.object({ en: z.string().min(1), es: z.string().min(1) })

/** One outcome and its share of the draw: its weight among the weights of all. */
const sector = z.object({
  id: z.int().positive(),
  prize: z.object({
    coins: z.int().nonnegative().default(0),
    /** In units of 0.01. */
    entries: z.int().nonnegative().default(0),
  }),
  weight: z.int().positive(),
})
export type SectorSettings = z.infer<typeof sector>

const sectors = z
  .array(sector)
  .min(2)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: 'Two sectors have one id. Give each an id of its own.',
  })

const { wheelId, type } = wheel.shape

/** A wheel or lootbox: what is on it and when it can be spun (WHEEL-02). */
export const wheelSettings = z.object({
  wheelId: wheelId.positive(),
  type,
  title: text,
  /** In US cents: each purchase of so much earns one spin. Null for one free spin each UTC day. */
  minDeposit: z.int().positive().nullable().default(null),
  sectors,
})
export type WheelSettings = z.infer<typeof wheelSettings>

/** A brand's wheels: each id and each type once. */
export const wheelsSettings = z
  .array(wheelSettings)
  .refine((all) => new Set(all.map((one) => one.wheelId)).size === all.length, {
    error: 'Two wheels have one wheelId. Give each an id of its own.',
  })
  .refine((all) => new Set(all.map((one) => one.type)).size === all.length, {
    error: 'Two wheels are of one type. A brand has one of each at most.',
  })

const { settings } = depositStreak.shape
const { skin } = settings.shape

/** The streak of purchases and the wheel at its end (STREAK-01); a brand without a campaign has it off. */
export const depositStreakSettings = z.object({
  isActive: z.boolean(),
  /** Runs that come back, each with a finish time and a count of its own (FEATURE-02); null for no end. */
  runs: rhythm.extend({ days: z.int().positive() }).nullable().default(null),
  skin,
  /** In US cents; 0 counts every purchase. */
  minDeposit: z.int().nonnegative().default(0),
  maxNumberOfDeposit: z.int().positive().default(depositStreakDeposits),
  /** So many days without a purchase begin a streak that is not complete anew; null for never. */
  resetAfterDays: z.int().positive().nullable().default(null),
  /** Progress is told in percent, not in purchases. */
  percentEnabled: z.boolean().default(false),
  stages: z.array(z.object({ id: z.int(), title: text, fromDeposit: z.int(), toDeposit: z.int() })),
  sectors,
})
export type DepositStreakSettings = z.infer<typeof depositStreakSettings>
