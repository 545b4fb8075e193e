import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { dropsOf } from './service.ts'

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
      title: { en: 'Coin drops', es: 'Lluvia de monedas' },
      text: {
        en: 'Free coins at set times of the day.',
        es: 'Monedas gratis a ciertas horas del día.',
      },
      link: '/coin-drops',
      finishedAt: isOpen ? current.finishesAt : null,
      ready: isReady ? 1 : 0,
      nextAt: isOpen ? null : (upcoming[0]?.startsAt ?? null),
      gives: upTo(brand.coinDrops.outcomes.map(({ prize }) => prize)),
    }),
  ]
}
