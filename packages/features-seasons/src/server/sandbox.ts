import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Surroundings, settingsOf } from '@marquee/platform-kernel/module'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { keepStep } from './progress.ts'
import { dayOf, pointsToday, seasonPeriod, totalOf } from './rules.ts'
import { seasonsOf } from './service.ts'
import { findWalk } from './store.ts'

const gift = z.object({ points: z.int().positive().max(100_000) })

/** `POST /sandbox/season`: brings the player who asks so many points further, whatever the day's limit. */
export function mountSandboxSeason(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/season',
    sandboxRoute(async (http) => {
      const { session, brand } = await visitorOf(http, surroundings)
      const { data: asked } = gift.safeParse(await http.req.json().catch(() => undefined))
      if (!asked || !session) {
        throw new PlatformError('invalid-input', 'Sign in and send {"points":20}.')
      }
      const { playerId } = session
      await runCommand(surroundings.kernel, {
        name: 'season.sandbox-points',
        playerId,
        idempotency: null,
        input: asked,
        async handle(command) {
          const { now } = command
          const settings = seasonsOf(settingsOf(surroundings, brand))
          const period = seasonPeriod(settings, now)
          const before = await findWalk(command.tx, { playerId, seasonId: period.number })
          const points = Math.min(totalOf(settings), before.points + asked.points)
          const after = { points, day: dayOf(now), day_points: pointsToday(before, now) }
          await keepStep(command, { settings, period, before, after })
        },
      })
      return http.json({ success: true })
    }),
  )
}
