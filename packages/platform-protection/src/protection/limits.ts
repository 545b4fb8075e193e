import type { LimitKind, LimitPeriod } from '@marquee/contract'
import { PlatformError } from '@marquee/platform-kernel/errors'

const hour = 3_600_000
/** A looser limit waits this long, in ms. */
export const looserAfterMs = 24 * hour

/** The time that counts for a limit, up to any moment, in ms. */
export const periodMs: Record<LimitPeriod, number> = {
  day: 24 * hour,
  week: 7 * 24 * hour,
  month: 30 * 24 * hour,
}
export const limitKinds: LimitKind[] = ['purchase', 'loss-coins', 'loss-entries', 'time']
export const limitPeriods: LimitPeriod[] = ['day', 'week', 'month']

/** A limit as it is kept; null is no limit. */
export interface Limit {
  amount: number | null
  pending: { amount: number | null; effectiveAt: number } | null
}

export const noLimit: Limit = { amount: null, pending: null }

/** What holds now: a change whose time has come is in force. */
export const limitAt = (limit: Limit, now: number): Limit =>
  limit.pending && limit.pending.effectiveAt <= now
    ? { amount: limit.pending.amount, pending: null }
    : limit

const isStricter = (next: number | null, now: number | null): boolean =>
  next !== null && (now === null || next < now)

/**
 * A player asks for another amount: a stricter one holds at once and ends whatever waited, a looser
 * one waits 24 hours. The present one takes back what waits; the same wish again keeps its hour.
 */
export function changeLimit(kept: Limit, next: number | null, now: number): Limit {
  const limit = limitAt(kept, now)
  if (next === limit.amount || isStricter(next, limit.amount))
    return { amount: next, pending: null }
  if (limit.pending?.amount === next) return limit
  return { amount: limit.amount, pending: { amount: next, effectiveAt: now + looserAfterMs } }
}

/** Takes back what waits. @throws PlatformError not-found when nothing does. */
export function withdrawChange(kept: Limit, now: number): Limit {
  const limit = limitAt(kept, now)
  if (limit.pending) return { amount: limit.amount, pending: null }
  throw new PlatformError(
    'not-found',
    'No change of this limit waits. One whose 24 hours are over is in force; set the limit anew.',
  )
}

/** Between a minute and the whole period, in minutes: anything else limits nothing, or all. @throws PlatformError invalid-input. */
export function refuseSenselessLimit(
  kind: LimitKind,
  period: LimitPeriod,
  amount: number | null,
): void {
  if (kind !== 'time' || amount === null) return
  const most = periodMs[period] / 60_000
  if (amount >= 1 && amount <= most) return
  throw new PlatformError(
    'invalid-input',
    `A limit of ${amount} minutes a ${period} makes no sense. Choose 1 to ${most}, or take a break instead.`,
    { details: [{ path: 'amount', message: `1 to ${most} minutes` }] },
  )
}
