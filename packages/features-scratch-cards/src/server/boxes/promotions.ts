import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { lotteryTeaser } from '../service.ts'
import { boxesOf } from './service.ts'

/** Cosmic boxes, which run with the scratch cards: ready with every key. */
export const magicBoxPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const running = await lotteryTeaser(kernel, brand, playerId)
  if (!running || !brand.scratchCards) return []
  const { outcomes, cardsPerKey } = brand.scratchCards.boxes
  return [
    promotion({
      id: 'cosmic-boxes',
      feature: 'cosmic-boxes',
      title: { en: 'Cosmic boxes', es: 'Cajas cósmicas' },
      text: {
        en: `Scratch ${cardsPerKey} cards for a key. A key opens any box.`,
        es: `Rasca ${cardsPerKey} tarjetas y consigue una llave. Abre la caja que quieras.`,
      },
      link: '/cosmic-boxes',
      finishedAt: running.finishedAt,
      ready: playerId === null ? 0 : (await boxesOf(kernel, brand, playerId)).keys,
      gives: upTo(outcomes.map(({ prize }) => prize)),
    }),
  ]
}
