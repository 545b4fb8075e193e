import type { Outcome, Prize } from '@marquee/contract'
import { type DepositStreak, depositStreakDeposits } from '../../contract/streak/schemas.ts'
import { type DrawRequest, getDrawSnapshot, runDraw, toOdds } from '@marquee/platform-draws'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { boostToWire, chooseBoost, findBoost, sectorsOf } from './boost.ts'
import { type StreakTurn, toStreakDraw } from './draw.ts'
import { isStreakRunning, streakRun } from './rules.ts'
import type { DepositStreakSettings } from './settings.ts'

/** What a brand without a campaign answers: a streak that nothing counts for. */
const none: DepositStreakSettings = {
  isActive: false,
  runs: null,
  skin: 'neutral_wheel_of_wins',
  images: {},
  minDeposit: 0,
  maxNumberOfDeposit: depositStreakDeposits,
  percentEnabled: false,
  resetAfterDays: null,
  stages: [],
  sectors: [],
  boost: null,
}

/** The brand's streak; `none` where it has no campaign. */
export const streakOf = ({ depositStreak }: Pick<BrandSettings, 'depositStreak'>) =>
  depositStreak ?? none

/** Whole seconds, rounded up: what still counts is never told to be over. */
const secondsUntil = (time: number | null, now: number): number | null =>
  time === null ? null : Math.ceil((time - now) / 1000)

const toWire = (
  streak: DepositStreakSettings,
  { turn: { progress, paidToday }, chosen }: { turn: StreakTurn; chosen: number },
  now: number,
): DepositStreak => ({
  currentCountDeposit: progress.count,
  maxNumberOfDeposit: streak.maxNumberOfDeposit,
  secondsToResetStreakCounter: secondsUntil(progress.resetsAt, now),
  finishedAt: streakRun(streak, now)?.finishedAt ?? null,
  success: progress.isComplete && !paidToday,
  percentEnabled: streak.percentEnabled,
  dailyWinStreakLimitExceeded: progress.isComplete && paidToday,
  images: streak.images,
  settings: {
    minDeposit: streak.minDeposit,
    skin: streak.skin,
    resetAfterDays: streak.resetAfterDays,
  },
  ...(streak.boost && { boost: boostToWire(streak, chosen) }),
})

async function standing(
  db: Db | Tx,
  streak: DepositStreakSettings,
  { playerId, now }: { playerId: string; now: number },
): Promise<DepositStreak> {
  const chosen = await findBoost(db, streak, playerId)
  const { turn } = await getDrawSnapshot(db, toStreakDraw(streak, chosen), { playerId, now })
  return toWire(streak, { turn, chosen }, now)
}

/**
 * How far a player's streak is (CALL-35, STREAK-01). One that is not complete begins anew after the
 * brand's days without a purchase; a prize that is earned waits for ever.
 */
export const streakInfo = onceInRequest(
  ({ db, clock }: Kernel, settings: BrandSettings, playerId: string): Promise<DepositStreak> =>
    standing(db, streakOf(settings), { playerId, now: clock.now() }),
)

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

/** What the wheel at the end of a player's streak holds, with the odds of its draw (CALL-36). */
export async function streakWheels(
  { db }: Kernel,
  settings: BrandSettings,
  playerId: string,
): Promise<{ countDeposit: number; sectors: Outcome[] }[]> {
  const streak = streakOf(settings)
  if (!streak.isActive) return []
  const sectors = sectorsOf(streak, await findBoost(db, streak, playerId))
  return [{ countDeposit: streak.maxNumberOfDeposit, sectors: toOdds(sectors) }]
}

/**
 * Chooses the table that the player's prize is drawn from, and tells how the streak stands.
 * @throws PlatformError not-available where there is no choice, not-found for no such table.
 */
export async function chooseStreakBoost(
  kernel: Kernel,
  settings: BrandSettings,
  request: DrawRequest & { boostId: number },
): Promise<DepositStreak> {
  const streak = streakOf(settings)
  const { playerId } = request
  const told = await chooseBoost(kernel, streak, request, (tx, now) =>
    standing(tx, streak, { playerId, now }),
  )
  return told ?? streakInfo(kernel, settings, playerId)
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
    async open({ tx }) {
      const chosen = await findBoost(tx, streak, request.playerId)
      return { chosen, ...toStreakDraw(streak, chosen) }
    },
    detail: ({ progress: { through } }) => ({ through }),
    answer: ({ draw: { chosen }, outcome: { id, prize }, turn }, { now }) => ({
      sectorId: id,
      prize,
      info: toWire(streak, { turn, chosen }, now),
    }),
  })
}
