import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { runTeaser } from '../service.ts'
import { boxesOf } from './service.ts'
import { texts } from '../messages/texts.ts'

/** Cosmic boxes, which run with the scratch cards: ready with every key. */
export const magicBoxPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const running = await runTeaser(kernel, brand, playerId)
  if (!running || !brand.scratchCards) return []
  const { outcomes, cardsPerKey } = brand.scratchCards.boxes
  return [
    promotion({
      id: 'cosmic-boxes',
      feature: 'cosmic-boxes',
      title: texts('boxes.promotions.cosmicBoxes.title'),
      text: texts('boxes.promotions.cosmicBoxes.text', { count: cardsPerKey, cardsPerKey }),
      link: '/cosmic-boxes',
      finishedAt: running.finishedAt,
      ready: playerId === null ? 0 : (await boxesOf(kernel, brand, playerId)).keys,
      gives: upTo(outcomes.map(({ prize }) => prize)),
    }),
  ]
}
