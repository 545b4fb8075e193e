import type { Hono } from 'hono'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Surroundings, settingsOf } from '@marquee/platform-kernel/module'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { saveStanding, standingOf } from './store.ts'

/** `POST /sandbox/mini-slot`: leads whoever asks beyond the last level, with the spins of their day untouched. */
export function mountSandboxMiniSlot(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/mini-slot',
    sandboxRoute(async (http) => {
      const { session, brand } = await visitorOf(http, surroundings)
      const { miniSlot } = settingsOf(surroundings, brand)
      if (!session || !miniSlot)
        throw new PlatformError('invalid-input', 'Sign in at a brand with a mini slot.')
      const { playerId } = session
      await runCommand(surroundings.kernel, {
        name: 'mini-slot.sandbox-levels',
        playerId,
        idempotency: null,
        input: null,
        async handle({ tx }) {
          const before = await standingOf(tx, playerId)
          const after = { ...before, level: miniSlot.levels.length, levelSpins: 0 }
          await saveStanding(tx, playerId, after)
        },
      })
      return http.json({ success: true })
    }),
  )
}
