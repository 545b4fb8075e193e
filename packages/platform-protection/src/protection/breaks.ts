import type { ExclusionTerm, PlayRestriction } from '@marquee/contract'
import { PlatformError } from '@marquee/platform-kernel/errors'

const months: Record<ExclusionTerm, number> = {
  '6-months': 6,
  '1-year': 12,
  '3-years': 36,
  '5-years': 60,
}

/** The same day of a later month by the calendar of UTC, or the last day of a shorter month. */
function monthsLater(from: number, count: number): number {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

export const coolOffUntil = (days: number, now: number): number => now + days * 86_400_000
export const exclusionUntil = (term: ExclusionTerm, now: number): number =>
  monthsLater(now, months[term])

/** A break may be made longer, never shorter. @throws PlatformError not-available. */
export function refuseShortening(running: PlayRestriction | null, until: number): void {
  if (!running || until > running.until) return
  throw new PlatformError(
    'not-available',
    `A ${running.kind} until ${new Date(running.until).toISOString()} is running. It can be made longer, not shorter.`,
    { details: [{ path: 'until', message: String(running.until) }] },
  )
}
