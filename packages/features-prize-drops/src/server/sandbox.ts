import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { listRounds } from '@marquee/platform-play/rounds/store'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { dropPrize } from './drop.ts'

const wish = z.object({ prizeLvl: z.union([z.literal(1), z.literal(2), z.literal(3)]) })

/** `POST /sandbox/prize-drops`: lets a prize fall on the last round of the player who asks. */
export function mountSandboxPrizeDrops(app: Hono, surroundings: Surroundings): void {
  const { kernel } = surroundings
  app.post(
    '/sandbox/prize-drops',
    sandboxRoute(async (http) => {
      const { session, brand } = await visitorOf(http, surroundings)
      const { data: asked } = wish.safeParse(await http.req.json().catch(() => undefined))
      const [round] = session ? await listRounds(kernel.db, session.playerId, { limit: 1 }) : []
      if (!asked || !session || !round) {
        throw new PlatformError(
          'invalid-input',
          'Sign in, play a round and send {"prizeLvl":1}, 2 or 3.',
        )
      }
      const { playerId } = session
      const fell = await runCommand(kernel, {
        name: 'prize-drops.sandbox',
        playerId,
        idempotency: null,
        input: asked,
        handle: (command) =>
          dropPrize(command, asked.prizeLvl, {
            roundId: round.id,
            playerId,
            brand,
            gameId: round.game_id,
          }),
      })
      if (!fell) throw new PlatformError('not-available', 'No prize of this level can fall now.')
      return http.json({ success: true })
    }),
  )
}
