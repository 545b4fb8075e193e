import type { DepositStreakSettings } from './settings.ts'
import { isRunning, type Period, periodAt } from '@marquee/platform-campaigns/campaigns/period'

const day = 86_400_000

type Runs = Pick<DepositStreakSettings, 'isActive' | 'runs'>

/** The run that an instant belongs to; null for a streak without an end. */
export const streakRun = ({ runs }: Runs, now: number): Period | null => runs && periodAt(runs, now)

/** Whether a streak runs: where it has a finish time, until then (FEATURE-02). */
export function isStreakRunning(streak: Runs, now: number): boolean {
  const run = streakRun(streak, now)
  return streak.isActive && (run === null || isRunning(run, now))
}

export interface StreakFacts {
  /** When each purchase that counts was completed, epoch ms, oldest first. */
  purchases: readonly number[]
  /** How many of them belong to streaks whose prize was paid. */
  through: number
  /** Purchases of one streak. */
  length: number
  /** So many days without a purchase begin an incomplete streak anew; null for never. */
  resetAfterDays: number | null
  /** Epoch ms. */
  now: number
}

export interface Progress {
  /** Purchases in the streak that runs, its length at most. */
  count: number
  isComplete: boolean
  /** How many of all purchases are used up once this streak is paid. */
  through: number
  /** When the count falls back to nothing unless something is bought, epoch ms; null for never. */
  resetsAt: number | null
}

/**
 * Where a streak stands. A complete one waits for ever; what was bought beyond it begins the next. One
 * that is not complete begins anew when no purchase followed its last one in time.
 */
export function progressOf({
  purchases,
  through,
  length,
  resetAfterDays,
  now,
}: StreakFacts): Progress {
  const window = resetAfterDays === null ? Infinity : resetAfterDays * day
  let count = 0
  let last = -Infinity
  for (const [index, at] of purchases.entries()) {
    if (index < through) continue
    count = at - last < window ? count + 1 : 1
    last = at
    if (count === length) return { count, isComplete: true, through: index + 1, resetsAt: null }
  }
  const running = count > 0 && now - last < window
  return {
    count: running ? count : 0,
    isComplete: false,
    through,
    resetsAt: running && Number.isFinite(window) ? last + window : null,
  }
}
