import type { Prize } from '@marquee/contract'
import { dayInstance, type Draw, timesADay, type Turn } from '@marquee/platform-draws'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { DailyChestsSettings } from './settings.ts'

/** What is kept of a chest that was opened. */
export interface ChestDetail {
  /** Its number, from 1. */
  number: number
  prize: Prize
}

/** The chests of a day as a draw: the day is the instance, and every chest draws from one table. */
export const toDraw = (
  { outcomes, perDay }: DailyChestsSettings,
  now: number,
): Draw<DailyChestsSettings['outcomes'][number], Turn, ChestDetail> => ({
  name: 'daily-chests',
  instance: dayInstance(now),
  table: outcomes,
  credit: 'daily-chest',
  entitlement: timesADay(perDay),
  refusal: ({ nextAt }) =>
    new PlatformError(
      'not-available',
      `The chests of today are open. There are new ones from ${new Date(nextAt ?? 0).toISOString()} on.`,
    ),
})
