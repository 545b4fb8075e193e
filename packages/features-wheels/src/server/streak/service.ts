import type { Outcome, Prize } from '@marquee/contract'
import { type DepositStreak, depositStreakDeposits } from '../../contract/streak/schemas.ts'
import { type DrawRequest, getDrawSnapshot, runDraw, toOdds } from '@marquee/platform-draws'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { type StreakTurn, toStreakDraw } from './draw.ts'
import { isStreakRunning, streakRun } from './rules.ts'
import type { DepositStreakSettings } from './settings.ts'

/** What a brand without a campaign answers: a streak that nothing counts for. */
const none: DepositStreakSettings = {
  isActive: false,
  runs: null,
  skin: 'neutral_wheel_of_wins',
  minDeposit: 0,
  maxNumberOfDeposit: depositStreakDeposits,
  percentEnabled: false,
  resetAfterDays: null,
  stages: [],
  sectors: [],
}

/** The brand's streak; `none` where it has no campaign. */
export const streakOf = ({ depositStreak }: Pick<BrandSettings, 'depositStreak'>) =>
  depositStreak ?? none

/** Whole seconds, rounded up: what still counts is never told to be over. */
const secondsUntil = (time: number | null, now: number): number | null =>
  time === null ? null : Math.ceil((time - now) / 1000)

const toWire = (
  streak: DepositStreakSettings,
  { progress, paidToday }: StreakTurn,
  now: number,
): DepositStreak => ({
  currentCountDeposit: progress.count,
  maxNumberOfDeposit: streak.maxNumberOfDeposit,
  secondsToResetStreakCounter: secondsUntil(progress.resetsAt, now),
  finishedAt: streakRun(streak, now)?.finishedAt ?? null,
  success: progress.isComplete && !paidToday,
  percentEnabled: streak.percentEnabled,
  dailyWinStreakLimitExceeded: progress.isComplete && paidToday,
  images: {},
  settings: {
    minDeposit: streak.minDeposit,
    skin: streak.skin,
    resetAfterDays: streak.resetAfterDays,
  },
})

/**
 * How far a player's streak is (CALL-35, STREAK-01). One that is not complete begins anew after the
 * brand's days without a purchase; a prize that is earned waits for ever.
 */
export async function streakInfo(
  { db, clock }: Kernel,
  settings: BrandSettings,
  playerId: string,
): Promise<DepositStreak> {
  const streak = streakOf(settings)
  const now = clock.now()
  const { turn } = await getDrawSnapshot(db, toStreakDraw(streak), { playerId, now })
  return toWire(streak, turn, now)
}

/** Whether the streak runs for whoever is there, and how it looks (STREAK-02); not during a break. */
export async function streakStatus(
  { db, clock }: Kernel,
  settings: BrandSettings,
  playerId: string | null,
): Promise<{ depositStreakSkin: DepositStreakSettings['skin'] } | null> {
  const streak = streakOf(settings)
  const { skin } = streak
  const now = clock.now()
  const resting = playerId !== null && (await runningRestriction(db, playerId, now))
  return isStreakRunning(streak, now) && !resting ? { depositStreakSkin: skin } : null
}

/** What the wheel at the end of the streak holds, with the odds of its draw (CALL-36). */
export function streakWheels(
  settings: BrandSettings,
): { countDeposit: number; sectors: Outcome[] }[] {
  const { isActive, maxNumberOfDeposit, sectors } = streakOf(settings)
  return isActive ? [{ countDeposit: maxNumberOfDeposit, sectors: toOdds(sectors) }] : []
}

/**
 * Spins the wheel of a complete streak and credits its prize, once per streak (CALL-37).
 * @throws PlatformError not-available while no streak is complete, already-claimed until the next day
 * after one was paid.
 */
export function applyStreakPrize(
  kernel: Kernel,
  settings: BrandSettings,
  request: DrawRequest,
): Promise<{ sectorId: number; prize: Prize; info: DepositStreak }> {
  const streak = streakOf(settings)
  return runDraw(kernel, request, {
    name: 'deposit-streak.apply-prize',
    brand: settings.key,
    input: null,
    open: () => toStreakDraw(streak),
    detail: ({ progress: { through } }) => ({ through }),
    answer: ({ outcome: { id, prize }, turn }, { now }) => ({
      sectorId: id,
      prize,
      info: toWire(streak, turn, now),
    }),
  })
}
