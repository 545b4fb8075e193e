import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Surroundings, settingsOf } from '@marquee/platform-kernel/module'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { cardPush } from './progress.ts'
import { progressIn } from './rules.ts'
import { runningSight } from './service.ts'
import { findProgress, saveProgress } from './store.ts'

const gift = z.object({ cards: z.int().positive().max(20) })

/** `POST /sandbox/scratch-cards`: gives cards to the player who asks, as if rounds had earned them. */
export function mountSandboxScratchCards(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/scratch-cards',
    sandboxRoute(async (http) => {
      const { session, brand } = await visitorOf(http, surroundings)
      const { data: asked } = gift.safeParse(await http.req.json().catch(() => undefined))
      if (!asked || !session) {
        throw new PlatformError('invalid-input', 'Sign in and send {"cards":3}.')
      }
      const { playerId } = session
      await runCommand(surroundings.kernel, {
        name: 'scratch-cards.sandbox-cards',
        playerId,
        idempotency: null,
        input: asked,
        async handle({ tx, now, push }) {
          const { period, turn } = runningSight(settingsOf(surroundings, brand), now)
          const known = await findProgress(tx, { playerId, period: period.number })
          const before = progressIn(turn.number, known)
          await saveProgress(tx, {
            ...before,
            player_id: playerId,
            period: period.number,
            earned: before.earned + asked.cards,
          })
          push(playerId, 'app', cardPush)
        },
      })
      return http.json({ success: true })
    }),
  )
}
