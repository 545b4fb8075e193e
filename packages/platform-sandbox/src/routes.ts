import { openApiDocument } from '@marquee/contract/openapi'
import type { Hono } from 'hono'
import { z } from 'zod'
import { furthestAhead, type MovableClock } from '@marquee/platform-kernel/clock'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { mountMails } from './mails.ts'

const clockMove = z.union([
  z.object({ advanceMs: z.int().min(0).max(furthestAhead) }),
  z.object({ reset: z.literal(true) }),
])

const stateOf = (clock: MovableClock) => ({ now: clock.now(), offsetMs: clock.offset })

function moveClock(clock: MovableClock, move: z.output<typeof clockMove>): void {
  if ('reset' in move) return clock.reset()
  if (clock.offset + move.advanceMs > furthestAhead) {
    throw new PlatformError(
      'invalid-input',
      'The clock goes ten years ahead at most. POST {"reset":true} first.',
    )
  }
  clock.advance(move.advanceMs)
}

/** Mounts `/sandbox/*`; called only where the sandbox is on. */
export function mountSandbox(app: Hono, surroundings: Surroundings, clock: MovableClock): void {
  app.get(
    '/sandbox/openapi.json',
    sandboxRoute(async (http) => http.json(openApiDocument(surroundings.contract))),
  )

  mountMails(app, surroundings)
  app.get(
    '/sandbox/clock',
    sandboxRoute(async (http) => http.json(stateOf(clock))),
  )
  app.post(
    '/sandbox/clock',
    sandboxRoute(async (http) => {
      const move = clockMove.safeParse(await http.req.json().catch(() => undefined))
      if (!move.success) {
        throw new PlatformError(
          'invalid-input',
          'Send {"advanceMs":60000} to go ahead, or {"reset":true} to come back.',
        )
      }
      moveClock(clock, move.data)
      return http.json(stateOf(clock))
    }),
  )
}
