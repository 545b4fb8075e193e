import type { Draw, Entitlement, Turn } from '@marquee/platform-draws'
import { dayOf, startOfDay } from '@marquee/platform-campaigns/campaigns/day'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { purchaseTimes } from '@marquee/platform-protection/protection/purchases'
import { sectorsOf } from './boost.ts'
import { isStreakRunning, type Progress, progressOf, streakRun } from './rules.ts'
import type { DepositStreakSettings } from './settings.ts'

/** What is kept of a draw: how many purchases, of all that count, this streak and those before it took. */
interface StreakDetail {
  through: number
}

/** The turn of a complete streak, one a day at most; an earned one waits for ever. */
export interface StreakTurn extends Turn {
  isRunning: boolean
  progress: Progress
  paidToday: boolean
}

type StreakDraw = Draw<DepositStreakSettings['sectors'][number], StreakTurn, StreakDetail>

/** A turn for every so many purchases in a row. */
const perStreak =
  (streak: DepositStreakSettings): Entitlement<StreakTurn, StreakDetail> =>
  async (db, { playerId, now }) => {
    const isRunning = isStreakRunning(streak, now)
    const purchases = isRunning
      ? await purchaseTimes(db, { playerId, minAmount: streak.minDeposit })
      : []
    const { maxNumberOfDeposit: length, resetAfterDays } = streak
    // Every run counts anew, and what was complete before it still waits.
    const since = streakRun(streak, now)?.startedAt ?? 0
    const before = purchases.filter((at) => at < since)
    return (last) => {
      const through = last?.detail?.through ?? 0
      const facts = { length, resetAfterDays, now }
      const earlier = progressOf({ ...facts, purchases: before, through })
      const progress = earlier.isComplete
        ? earlier
        : progressOf({ ...facts, purchases, through: Math.max(through, before.length) })
      // Not only today: a clock that was moved back must not pay twice a day.
      const paidToday = last !== null && dayOf(last.drawnAt) >= dayOf(now)
      const isOpen = isRunning && progress.isComplete && !paidToday
      return {
        isRunning,
        progress,
        paidToday,
        number: isOpen ? (last?.turn ?? 0) + 1 : null,
        left: isOpen ? 1 : 0,
        nextAt: progress.isComplete && paidToday ? startOfDay(dayOf(now) + 1) : null,
      }
    }
  }

/** The wheel at the end of a streak as a draw, from the table that is chosen. */
export const toStreakDraw = (streak: DepositStreakSettings, chosen: number): StreakDraw => ({
  name: 'deposit-streak',
  instance: '',
  table: sectorsOf(streak, chosen),
  credit: 'deposit-streak',
  entitlement: perStreak(streak),
  refusal({ isRunning, progress, nextAt }, now) {
    if (!isRunning)
      return new PlatformError('not-available', 'This brand has no streak of purchases at present.')
    if (nextAt === null) {
      return new PlatformError(
        'not-available',
        `The streak is not complete: ${progress.count} of ${streak.maxNumberOfDeposit} purchases are made. Its wheel can be spun after the last.`,
      )
    }
    return new PlatformError(
      'already-claimed',
      `A streak was paid today. The next can be claimed from ${new Date(nextAt).toISOString()}.`,
      { retryAfterMs: nextAt - now },
    )
  },
})
