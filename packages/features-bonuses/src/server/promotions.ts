import { toWire } from '@marquee/platform-kernel/money'
import { findFreeSpins } from '@marquee/platform-play/free-spins/store'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion } from '@marquee/platform-campaigns/campaigns/promotions'
import { findWaiting } from './store.ts'
import { texts } from './messages/texts.ts'

/** Entries and free spins that were given to the player and wait; nothing is listed without any. */
export const bonusesPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  if (playerId === null) return []
  const { db, clock } = kernel
  const now = clock.now()
  const entries = await findWaiting(db, { brand: brand.key, playerId }, now)
  const spins = await findFreeSpins(db, { playerId, now })
  const ready = entries.length + spins.length
  if (!ready) return []
  return [
    promotion({
      id: 'bonuses',
      feature: 'bonuses',
      title: texts('promotions.bonuses.title'),
      text: texts('promotions.bonuses.text'),
      link: '/lobby/?openModal=free-bonuses',
      finishedAt: Math.min(
        ...entries.map(({ validUntil }) => validUntil),
        ...spins.map(({ endsAt }) => endsAt),
      ),
      ready,
      gives: exactly({
        entries: toWire(entries.reduce((sum, { amount }) => sum + amount, 0n)),
        freeSpins: spins.reduce((sum, { left }) => sum + left, 0),
      }),
    }),
  ]
}
