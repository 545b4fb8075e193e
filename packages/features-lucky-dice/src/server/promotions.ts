import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { diceOf } from './service.ts'

/** The dice: ready with each throw that is left today. */
export const luckyDicePromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  if (!brand.luckyDice) return []
  const { left, perDay, nextAt, odds } = await diceOf(kernel, brand, playerId)
  return [
    promotion({
      id: 'lucky-dice',
      feature: 'lucky-dice',
      title: { en: 'Lucky dice', es: 'Dados de la suerte' },
      text: {
        en: `${perDay} free throws of two dice every day.`,
        es: `${perDay} tiradas gratis de dos dados cada día.`,
      },
      link: '/lucky-dice',
      ready: left,
      nextAt,
      gives: upTo(odds.map(({ prize }) => prize)),
    }),
  ]
}
