import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '../../kernel/command.ts'
import { PlatformError } from '../../kernel/errors.ts'
import type { Surroundings } from '../../kernel/module.ts'
import { visitorOf } from '../../kernel/visitor.ts'
import { guarded } from '../sandbox/guarded.ts'
import { switchLootboxes } from './store.ts'

const change = z.object({ on: z.boolean() })

/** `POST /sandbox/lootboxes`: switches boxes on or off for the player who asks (LOOTBOX-01). */
export function mountSandboxLootboxes(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/lootboxes',
    guarded(async (http) => {
      const { session } = await visitorOf(http, surroundings)
      const { data: asked } = change.safeParse(await http.req.json().catch(() => undefined))
      if (!asked || !session) {
        throw new PlatformError('invalid-input', 'Sign in and send {"on":true} or {"on":false}.')
      }
      await runCommand(surroundings.kernel, {
        name: 'wheels.switch-lootboxes',
        playerId: session.playerId,
        idempotency: null,
        input: asked,
        handle: ({ tx }) => switchLootboxes(tx, session.playerId, asked.on),
      })
      return http.json({ success: true })
    }),
  )
}
