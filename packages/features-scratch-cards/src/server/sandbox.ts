import { z } from 'zod'
import { sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { cardPush } from './progress.ts'
import { progressIn } from './rules.ts'
import { runningSight } from './service.ts'
import { findProgress, saveProgress } from './store.ts'

/** `POST /sandbox/scratch-cards`: gives cards to the player who asks, as if rounds had earned them. */
export const cardsOfSandbox = sandboxGift({
  path: 'scratch-cards',
  command: 'scratch-cards.sandbox-cards',
  body: z.object({ cards: z.int().positive().max(20) }),
  asks: 'Sign in and send {"cards":3}.',
  async give({ tx, now, push }, { playerId, brand, asked }) {
    const { period, turn } = runningSight(brand, now)
    const known = await findProgress(tx, { playerId, period: period.number })
    const before = progressIn(turn.number, known)
    await saveProgress(tx, {
      ...before,
      player_id: playerId,
      period: period.number,
      earned: before.earned + asked.cards,
    })
    push(playerId, 'app', cardPush)
  },
})
