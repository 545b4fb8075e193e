import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { minor } from '@marquee/platform-kernel/money'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { insertBonus } from './store.ts'

const gift = z.object({
  /** In units of 0.01. */
  entries: z.int().positive().max(10_000),
})

const day = 86_400_000

/** `POST /sandbox/bonus`: promises entries to whoever asks, for a day, as staff would; names the message. */
export function mountSandboxBonus(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/bonus',
    sandboxRoute(async (http) => {
      const { session, brand } = await visitorOf(http, surroundings)
      const { data: asked } = gift.safeParse(await http.req.json().catch(() => undefined))
      if (!asked || !session)
        throw new PlatformError('invalid-input', 'Sign in and send {"entries":100}.')
      const { playerId } = session
      const messageId = await runCommand(surroundings.kernel, {
        name: 'bonuses.sandbox-grant',
        playerId,
        idempotency: null,
        input: asked,
        handle: ({ tx, now }) =>
          insertBonus(tx, {
            brand,
            playerId,
            amount: minor(asked.entries),
            now,
            validUntil: now + day,
            staffId: null,
            campaign: null,
          }),
      })
      return http.json({ messageId })
    }),
  )
}
