import { z } from 'zod'
import { sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { keepStep } from './progress.ts'
import { dayOf, pointsToday, seasonPeriod, totalOf } from './rules.ts'
import { seasonsOf } from './service.ts'
import { findWalk } from './store.ts'

/** `POST /sandbox/season`: brings the player who asks so many points further, whatever the day's limit. */
export const pointsOfSandbox = sandboxGift({
  path: 'season',
  command: 'season.sandbox-points',
  body: z.object({ points: z.int().positive().max(100_000) }),
  asks: 'Sign in and send {"points":20}.',
  async give(command, { playerId, brand, asked }) {
    const { tx, now } = command
    const settings = seasonsOf(brand)
    const period = seasonPeriod(settings, now)
    const before = await findWalk(tx, { playerId, seasonId: period.number })
    const points = Math.min(totalOf(settings), before.points + asked.points)
    const after = { points, day: dayOf(now), day_points: pointsToday(before, now) }
    await keepStep(command, { settings, period, before, after })
  },
})
