import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Surroundings, settingsOf } from '@marquee/platform-kernel/module'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { addExperience } from './progress.ts'
import { leagueOf } from './service.ts'
import { addToWeek } from './store.ts'
import { weekOf } from './weeks.ts'

const amount = z.int().nonnegative().max(10_000_000)
const gift = z.object({
  experience: amount.default(0),
  /** Coins played and won in the week before. */
  lastWeek: z.object({ staked: amount, won: amount }).optional(),
})

/** `POST /sandbox/rank-league`: leads whoever asks on in the club, or fills their last week. */
export function mountSandboxRankLeague(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/rank-league',
    sandboxRoute(async (http) => {
      const { session, brand } = await visitorOf(http, surroundings)
      const { data: asked } = gift.safeParse(await http.req.json().catch(() => undefined))
      if (!asked || !session) {
        throw new PlatformError('invalid-input', 'Sign in and send {"experience":1000}.')
      }
      const { playerId } = session
      await runCommand(surroundings.kernel, {
        name: 'rank-league.sandbox-experience',
        playerId,
        idempotency: null,
        input: asked,
        async handle(command) {
          const experience = BigInt(asked.experience)
          const { lastWeek } = asked
          if (lastWeek) {
            await addToWeek(
              command.tx,
              { playerId, week: weekOf(command.now) - 1 },
              { experience: 1n, staked: BigInt(lastWeek.staked), won: BigInt(lastWeek.won) },
            )
          }
          const settings = leagueOf(settingsOf(surroundings, brand))
          await addExperience(command, settings, { playerId, experience })
        },
      })
      return http.json({ success: true })
    }),
  )
}
