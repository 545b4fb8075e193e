import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Surroundings, settingsOf } from '@marquee/platform-kernel/module'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { giveTicket } from './give.ts'
import { countingTime, settleLotteries } from './settle.ts'

const gift = z.object({ tickets: z.int().positive().max(50) })
const week = 7 * 86_400_000
/** Ids of lotteries that were never played: above all that come back by the calendar. */
const madeUp = { from: 1_000_000_000, count: 1_000_000_000 }

/**
 * `POST /sandbox/lottery`: a lottery of last week in which the player who asks has all the tickets,
 * drawn as every lottery is.
 */
export function mountSandboxLottery(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/lottery',
    sandboxRoute(async (http) => {
      const { session, brand } = await visitorOf(http, surroundings)
      const { data: asked } = gift.safeParse(await http.req.json().catch(() => undefined))
      const { lottery: settings } = settingsOf(surroundings, brand)
      if (!asked || !session || !settings) {
        throw new PlatformError('invalid-input', 'Sign in and send {"tickets":3}.')
      }
      const { kernel } = surroundings
      const { playerId } = session
      await runCommand(kernel, {
        name: 'lottery.sandbox-draw',
        playerId,
        idempotency: null,
        input: asked,
        async handle(command) {
          const finishedAt = command.now - countingTime
          const number = madeUp.from + command.random.int(madeUp.count)
          const lottery = { number, startedAt: finishedAt - week, finishedAt }
          for (let given = 0; given < asked.tickets; given++)
            await giveTicket(command, { playerId, brand, settings, lottery, source: 'rounds' })
        },
      })
      await settleLotteries(kernel)
      return http.json({ success: true })
    }),
  )
}
