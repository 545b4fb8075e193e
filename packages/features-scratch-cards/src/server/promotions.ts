import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { texts } from './messages/texts.ts'
import { runOf, runTeaser } from './service.ts'

/** Scratch cards: ready with every card that can be scratched. */
export const scratchCardsPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const running = await runTeaser(kernel, brand, playerId)
  if (!running || !brand.scratchCards) return []
  const { cards } = playerId === null ? { cards: [] } : await runOf(kernel, brand, playerId)
  const ready = cards.filter(({ status }) => status === 'ready_for_activate').length
  const timer = cards.find(({ status }) => status === 'available')?.timer ?? null
  return [
    promotion({
      id: 'scratch-cards',
      feature: 'scratch-cards',
      title: texts('promotions.scratchCards.title'),
      text: texts('promotions.scratchCards.text'),
      link: '/scratch-cards',
      finishedAt: running.finishedAt,
      ready,
      nextAt: ready || timer === null ? null : kernel.clock.now() + timer * 1000,
      gives: upTo(brand.scratchCards.outcomes.map(({ prize }) => prize)),
    }),
  ]
}
