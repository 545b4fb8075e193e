import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { minor } from '@marquee/platform-kernel/money'
import { sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { offeredGame } from '../games/catalogue.ts'
import { insertFreeSpins } from './store.ts'

const day = 86_400_000

/** `POST /sandbox/free-spins`: free spins of a game of the brand at a stake in units of 0.01 entries, for a day. */
export const freeSpinsOfSandbox = sandboxGift({
  path: 'free-spins',
  command: 'free-spins.sandbox-give',
  body: z.object({
    game: z.string(),
    count: z.int().positive().max(100),
    stake: z.int().positive().max(10_000),
  }),
  asks: 'Sign in and send {"game":"wharf-sevens","count":3,"stake":20}.',
  give: async ({ tx, now }, { playerId, brand, asked: { game, count, stake } }) => {
    await insertFreeSpins(tx, {
      playerId,
      gameId: offeredGame(brand, game).id,
      count,
      betLevel: minor(stake),
      source: 'sandbox',
      reference: randomUUID(),
      now,
      endsAt: now + day,
    })
  },
})
