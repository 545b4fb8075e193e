import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { lotteryOf, lotteryTeaser } from './service.ts'

/** Scratch cards: ready with every card that can be scratched. */
export const scratchCardsPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const running = await lotteryTeaser(kernel, brand, playerId)
  if (!running || !brand.scratchCards) return []
  const { cards } = playerId === null ? { cards: [] } : await lotteryOf(kernel, brand, playerId)
  const ready = cards.filter(({ status }) => status === 'ready_for_activate').length
  const timer = cards.find(({ status }) => status === 'available')?.timer ?? null
  return [
    promotion({
      id: 'scratch-cards',
      feature: 'scratch-cards',
      title: { en: 'Scratch cards', es: 'Rascas' },
      text: {
        en: 'Free cards, and more for playing. Every card wins something.',
        es: 'Rascas gratis, y más por jugar. Todas dan algo.',
      },
      link: '/scratch-cards',
      finishedAt: running.finishedAt,
      ready,
      nextAt: ready || timer === null ? null : kernel.clock.now() + timer * 1000,
      gives: upTo(brand.scratchCards.outcomes.map(({ prize }) => prize)),
    }),
  ]
}
