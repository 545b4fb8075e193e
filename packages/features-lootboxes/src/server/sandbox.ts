import type { Hono } from 'hono'
import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { switchFeature } from '@marquee/platform-campaigns/switches'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'

const change = z.object({ on: z.boolean() })

/** `POST /sandbox/lootboxes`: switches boxes on or off for the player who asks (LOOTBOX-01). */
export function mountSandboxLootboxes(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/lootboxes',
    sandboxRoute(async (http) => {
      const { session } = await visitorOf(http, surroundings)
      const { data: asked } = change.safeParse(await http.req.json().catch(() => undefined))
      if (!asked || !session) {
        throw new PlatformError('invalid-input', 'Sign in and send {"on":true} or {"on":false}.')
      }
      await switchFeature(surroundings.kernel, {
        playerId: session.playerId,
        feature: 'lootboxes',
        isOn: asked.on,
        idempotency: null,
      })
      return http.json({ success: true })
    }),
  )
}
