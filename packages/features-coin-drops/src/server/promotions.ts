import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { dropsOf } from './service.ts'
import { texts } from './messages/texts.ts'

/** Coin drops: ready while one is on that the player has not taken. */
export const coinDropsPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  if (!brand.coinDrops) return []
  const { current, taken, upcoming } = await dropsOf(kernel, brand, playerId)
  const isOpen = current !== null && taken === null
  const isReady = isOpen && playerId !== null
  return [
    promotion({
      id: 'coin-drops',
      feature: 'coin-drops',
      title: texts('promotions.coinDrops.title'),
      text: texts('promotions.coinDrops.text'),
      link: '/coin-drops',
      finishedAt: isOpen ? current.finishesAt : null,
      ready: isReady ? 1 : 0,
      nextAt: isOpen ? null : (upcoming[0]?.startsAt ?? null),
      gives: upTo(brand.coinDrops.outcomes.map(({ prize }) => prize)),
    }),
  ]
}
