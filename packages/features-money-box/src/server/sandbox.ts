import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Surroundings, settingsOf } from '@marquee/platform-kernel/module'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { boxFor } from './service.ts'
import { findBox, saveBox } from './store.ts'

const gift = z.object({ coins: z.int().positive().max(1_000_000) })

/** `POST /sandbox/money-box`: puts coins into the box of the player who asks, as play would. */
export function mountSandboxMoneyBox(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/money-box',
    sandboxRoute(async (http) => {
      const { session, brand } = await visitorOf(http, surroundings)
      const { data: asked } = gift.safeParse(await http.req.json().catch(() => undefined))
      const settings = settingsOf(surroundings, brand)
      const { moneyBox } = settings
      if (!asked || !session || !moneyBox) {
        throw new PlatformError('invalid-input', 'Sign in and send {"coins":500}.')
      }
      const { playerId } = session
      await runCommand(surroundings.kernel, {
        name: 'money-box.sandbox-coins',
        playerId,
        idempotency: null,
        input: asked,
        async handle({ tx, now, push }) {
          const before = await findBox(tx, playerId)
          const hundredths = before.hundredths + asked.coins * 100
          const after = { ...before, hundredths: Math.min(moneyBox.maxAmount * 100, hundredths) }
          await saveBox(tx, after)
          const { status, moneyBoxAmount } = await boxFor(tx, settings, after, now)
          push(playerId, 'moneyBox', { type: 'topUp', status, moneyBoxAmount })
        },
      })
      return http.json({ success: true })
    }),
  )
}
