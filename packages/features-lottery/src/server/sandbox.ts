import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { giveTicket } from './give.ts'
import { countingTime, settleLotteries } from './settle.ts'

const asks = 'Sign in at a brand with a lottery and send {"tickets":3}.'
const week = 7 * 86_400_000
/** Ids of lotteries that were never played: above all that come back by the calendar. */
const madeUp = { from: 1_000_000_000, count: 1_000_000_000 }

/**
 * `POST /sandbox/lottery`: a lottery of last week in which the player who asks has all the tickets,
 * drawn as every lottery is.
 */
export const drawOfSandbox = sandboxGift({
  path: 'lottery',
  command: 'lottery.sandbox-draw',
  body: z.object({ tickets: z.int().positive().max(50) }),
  asks,
  async give(command, { playerId, brand, asked }) {
    const { key, lottery: settings } = brand
    if (!settings) throw new PlatformError('invalid-input', asks)
    const finishedAt = command.now - countingTime
    const number = madeUp.from + command.random.int(madeUp.count)
    const lottery = { number, startedAt: finishedAt - week, finishedAt }
    for (let given = 0; given < asked.tickets; given++)
      await giveTicket(command, { playerId, brand: key, settings, lottery, source: 'rounds' })
  },
  after: settleLotteries,
})
