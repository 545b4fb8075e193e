import type { Funmachine, Funmeter } from '../contract/schemas.ts'
import type { FunmachineSettings, FunmeterSettings } from './settings.ts'
import { isRunning, type Period, periodAt } from '@marquee/platform-campaigns/campaigns/period'
import { toOdds } from '@marquee/platform-draws'
import type { MeterRow } from './store.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export const restOf = ({ hours }: Pick<FunmachineSettings, 'hours'>): number => hours * hourMs

/** A machine that nobody can play, with the odds that it has. */
export const stillMachine = (settings: FunmachineSettings | null): Funmachine => ({
  isActive: false,
  isAvailable: false,
  availableAt: null,
  restMs: settings ? restOf(settings) : 0,
  odds: settings ? toOdds(settings.outcomes) : [],
})

export const meterPeriod = ({ rhythm }: FunmeterSettings, now: number): Period =>
  periodAt(rhythm, now)

/** What is in a meter; nothing of an earlier period, and of an earlier day no part of today's cap. */
function currentOf(row: MeterRow, period: number, now: number) {
  const isOf = row.period === period
  const day = Math.floor(now / dayMs)
  return {
    points: isOf ? row.points : 0,
    filled: isOf ? row.filled : 0,
    day,
    day_points: row.day === day ? row.day_points : 0,
  }
}

export interface MeterStep {
  row: MeterRow
  /** This round has filled it. */
  isFull: boolean
}

/**
 * A meter after a round that counts: so many points, fewer at the end of a day's cap. What fills it
 * and more is kept for the next one. Null when the round brings nothing.
 */
export function afterRound(
  before: MeterRow,
  settings: FunmeterSettings,
  now: number,
): MeterStep | null {
  const period = meterPeriod(settings, now)
  if (!isRunning(period, now)) return null
  const { points, filled, day, day_points } = currentOf(before, period.number, now)
  const came = Math.min(settings.perRound, settings.dailyCap - day_points)
  if (came <= 0) return null
  const isFull = points + came >= settings.target
  return {
    isFull,
    row: {
      player_id: before.player_id,
      period: period.number,
      points: isFull ? points + came - settings.target : points + came,
      filled: isFull ? filled + 1 : filled,
      day,
      day_points: day_points + came,
    },
  }
}

/** A meter as its player sees it; without a row that of a guest. */
export function meterToWire(
  settings: FunmeterSettings,
  row: MeterRow | null,
  { now, isResting }: { now: number; isResting: boolean },
): Funmeter {
  const period = meterPeriod(settings, now)
  const isOn = isRunning(period, now)
  const current = row && isOn ? currentOf(row, period.number, now) : null
  const { target, perRound, dailyCap, prize } = settings
  return {
    isActive: isOn && !isResting,
    points: current?.points ?? 0,
    target,
    perRound,
    today: { left: Math.max(0, dailyCap - (current?.day_points ?? 0)), cap: dailyCap },
    filled: current?.filled ?? 0,
    prize,
    finishedAt: isOn ? period.finishedAt : null,
  }
}

/** The meter of a brand that has none. */
export const noMeter: Funmeter = {
  isActive: false,
  points: 0,
  target: 1,
  perRound: 1,
  today: { left: 0, cap: 1 },
  filled: 0,
  prize: { coins: 0, entries: 0 },
  finishedAt: null,
}
