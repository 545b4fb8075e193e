import type { Outcome, Prize } from '@marquee/contract'
import type { DepositStreak } from '../../contract/streak/schemas.ts'
import { depositStreakDeposits } from '../../contract/streak/schemas.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { DepositStreakSettings } from './settings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { dayOf, startOfDay } from '@marquee/platform-campaigns/campaigns/day'
import { creditPrize } from '@marquee/platform-draws/credit'
import { drawSector, oddsOf } from '@marquee/platform-draws/table'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { purchaseTimes } from '@marquee/platform-protection/protection/purchases'
import { isStreakRunning, type Progress, progressOf, streakRun } from './rules.ts'
import { insertPrize, lastPrize } from './store.ts'

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

interface State {
  isRunning: boolean
  progress: Progress
  /** How many prizes were paid before. */
  paid: number
  paidToday: boolean
}

async function stateOf(
  db: Db | Tx,
  streak: DepositStreakSettings,
  { playerId, now }: { playerId: string; now: number },
): Promise<State> {
  const last = await lastPrize(db, playerId)
  const paid = last?.streak ?? 0
  // Not only today: a clock that was moved back must not pay twice a day.
  const paidToday = last !== null && last.day >= dayOf(now)
  const isRunning = isStreakRunning(streak, now)
  const purchases = isRunning
    ? await purchaseTimes(db, { playerId, minAmount: streak.minDeposit })
    : []
  const through = last?.through ?? 0
  const facts = {
    length: streak.maxNumberOfDeposit,
    resetAfterDays: streak.resetAfterDays,
    now,
  }
  // Every run counts anew, and what was complete before it still waits.
  const since = streakRun(streak, now)?.startedAt ?? 0
  const before = purchases.filter((at) => at < since)
  const earlier = progressOf({ ...facts, purchases: before, through })
  const progress = earlier.isComplete
    ? earlier
    : progressOf({ ...facts, purchases, through: Math.max(through, before.length) })
  return { isRunning, paid, paidToday, progress }
}

/** Whole seconds, rounded up: what still counts is never told to be over. */
const secondsUntil = (time: number | null, now: number): number | null =>
  time === null ? null : Math.ceil((time - now) / 1000)

const toWire = (
  streak: DepositStreakSettings,
  { progress, paidToday }: Pick<State, 'progress' | 'paidToday'>,
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
  return toWire(streak, await stateOf(db, streak, { playerId, now }), now)
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
  return isActive ? [{ countDeposit: maxNumberOfDeposit, sectors: oddsOf(sectors) }] : []
}

interface ClaimRequest {
  playerId: string
  idempotency: { scope: string; key: string } | null
}

function refuse(streak: DepositStreakSettings, state: State, now: number): void {
  const { progress, paidToday } = state
  if (!state.isRunning) {
    throw new PlatformError('not-available', 'This brand has no streak of purchases at present.')
  }
  if (!progress.isComplete) {
    throw new PlatformError(
      'not-available',
      `The streak is not complete: ${progress.count} of ${streak.maxNumberOfDeposit} purchases are made. Its wheel can be spun after the last.`,
    )
  }
  if (paidToday) {
    const next = startOfDay(dayOf(now) + 1)
    throw new PlatformError(
      'already-claimed',
      `A streak was paid today. The next can be claimed from ${new Date(next).toISOString()}.`,
      { retryAfterMs: next - now },
    )
  }
}

/**
 * Spins the wheel of a complete streak and credits its prize, once per streak (CALL-37).
 * @throws PlatformError not-available while no streak is complete, already-claimed until the next day
 * after one was paid.
 */
export function applyStreakPrize(
  kernel: Kernel,
  settings: BrandSettings,
  { playerId, idempotency }: ClaimRequest,
): Promise<{ sectorId: number; prize: Prize; info: DepositStreak }> {
  return runCommand(kernel, {
    name: 'deposit-streak.apply-prize',
    playerId,
    idempotency,
    input: null,
    async handle(command) {
      const { tx, now, random } = command
      const streak = streakOf(settings)
      const state = await stateOf(tx, streak, { playerId, now })
      refuse(streak, state, now)
      const { id: sectorId, prize } = drawSector(streak.sectors, random)
      const number = state.paid + 1
      const { through } = state.progress
      await insertPrize(tx, { playerId, streak: number, day: dayOf(now), sectorId, through, now })
      await creditPrize(command, {
        playerId,
        brand: settings.key,
        kind: 'deposit-streak',
        reference: `${playerId}:${number}`,
        prize,
      })
      const after = await stateOf(tx, streak, { playerId, now })
      return { sectorId, prize, info: toWire(streak, after, now) }
    },
  })
}
