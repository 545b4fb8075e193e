import { isRunning, periodAt, type Rhythm } from '@marquee/platform-campaigns/campaigns/period'
import { systemClock } from '@marquee/platform-kernel/clock'
import { allBrands } from '../brands/index.ts'

const dayMs = 86_400_000

/** Every rhythm among settings, whose days stand in it or beside it. */
function rhythmsIn(settings: unknown, beside?: number): Rhythm[] {
  if (typeof settings !== 'object' || settings === null) return []
  const { firstDay, rest = 0, days = beside } = settings as Partial<Rhythm>
  if (typeof firstDay === 'string' && typeof days === 'number') return [{ firstDay, rest, days }]
  return Object.values(settings).flatMap((inner) => rhythmsIn(inner, days))
}

/** Within this all rhythms of a brand have met, or they never do. */
const furthest = 2_000

/**
 * How far the clock has to go ahead, in whole days as ms, until everything of a brand that comes and goes by
 * days runs, and goes on running for an hour: 0 on an ordinary day. For sandboxes that do not wait for one
 * (`SANDBOX_CLOCK_AHEAD`).
 * @throws when its campaigns never run together.
 */
export function untilOrdinaryDay({
  brand,
  settings = allBrands.get(brand ?? ''),
  now = systemClock.now(),
}: {
  brand?: string
  settings?: unknown
  now?: number
}): number {
  const rhythms = rhythmsIn(settings)
  for (let days = 0; days < furthest; days++) {
    const moment = now + days * dayMs
    const runs = (at: number) => rhythms.every((rhythm) => isRunning(periodAt(rhythm, at), at))
    if (runs(moment) && runs(moment + 3_600_000)) return days * dayMs
  }
  throw new Error(`There is no day on which all campaigns of '${brand}' run.`)
}
