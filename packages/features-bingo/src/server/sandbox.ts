import { z } from 'zod'
import { sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { dealCard } from './card.ts'
import { bingoToWire } from './rules.ts'
import { runningBingo } from './service.ts'
import { findCard, saveCard } from './store.ts'

/** `POST /sandbox/bingo`: drops balls into the tray of the player who asks. */
export const ballsOfSandbox = sandboxGift({
  path: 'bingo',
  command: 'bingo.sandbox-balls',
  body: z.object({ balls: z.int().positive().max(100) }),
  asks: 'Sign in and send {"balls":10}.',
  async give({ tx, now, random, push }, { playerId, brand, asked }) {
    const { settings, period } = runningBingo(brand, now)
    const known = await findCard(tx, { playerId, period: period.number })
    const before = known ?? { rounds: 0, balls: 0, games: 0, card: dealCard(random) }
    const after = { ...before, balls: before.balls + asked.balls }
    await saveCard(tx, { ...after, player_id: playerId, period: period.number })
    const { availablePoint, nextBallProgress } = bingoToWire(after, settings, period)
    push(playerId, 'bingo', { availablePoint, nextBallProgress })
  },
})
