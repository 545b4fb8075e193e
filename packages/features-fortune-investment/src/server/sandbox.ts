import type { Hono } from 'hono'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { findSetAside, makeAvailable } from './store.ts'

/** `POST /sandbox/fortune-investment`: the time of the coins that whoever asks has set aside is over. */
export function mountSandboxFortuneInvestment(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/fortune-investment',
    sandboxRoute(async (http) => {
      const { session } = await visitorOf(http, surroundings)
      if (!session) throw new PlatformError('invalid-input', 'Sign in and set coins aside first.')
      const { playerId } = session
      await runCommand(surroundings.kernel, {
        name: 'fortune-investment.sandbox-time',
        playerId,
        idempotency: null,
        input: null,
        async handle({ tx, now }) {
          const row = await findSetAside(tx, playerId)
          if (!row)
            throw new PlatformError(
              'not-available',
              'No coins are set aside. Choose a package first.',
            )
          await makeAvailable(tx, row, now)
        },
      })
      return http.json({ success: true })
    }),
  )
}
