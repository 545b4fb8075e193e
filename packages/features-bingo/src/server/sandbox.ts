import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Surroundings, settingsOf } from '@marquee/platform-kernel/module'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { dealCard } from './card.ts'
import { bingoToWire } from './rules.ts'
import { runningBingo } from './service.ts'
import { findCard, saveCard } from './store.ts'

const gift = z.object({ balls: z.int().positive().max(100) })

/** `POST /sandbox/bingo`: drops balls into the tray of the player who asks. */
export function mountSandboxBingo(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/bingo',
    sandboxRoute(async (http) => {
      const { session, brand } = await visitorOf(http, surroundings)
      const { data: asked } = gift.safeParse(await http.req.json().catch(() => undefined))
      if (!asked || !session) {
        throw new PlatformError('invalid-input', 'Sign in and send {"balls":10}.')
      }
      const { playerId } = session
      await runCommand(surroundings.kernel, {
        name: 'bingo.sandbox-balls',
        playerId,
        idempotency: null,
        input: asked,
        async handle({ tx, now, random, push }) {
          const { settings, period } = runningBingo(settingsOf(surroundings, brand), now)
          const known = await findCard(tx, { playerId, period: period.number })
          const before = known ?? { rounds: 0, balls: 0, games: 0, card: dealCard(random) }
          const after = { ...before, balls: before.balls + asked.balls }
          await saveCard(tx, { ...after, player_id: playerId, period: period.number })
          const { availablePoint, nextBallProgress } = bingoToWire(after, settings, period)
          push(playerId, 'bingo', { availablePoint, nextBallProgress })
        },
      })
      return http.json({ success: true })
    }),
  )
}
