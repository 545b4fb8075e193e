import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { diceOf } from './service.ts'
import { texts } from './messages/texts.ts'

/** The dice: ready with each throw that is left today. */
export const luckyDicePromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  if (!brand.luckyDice) return []
  const { left, perDay, nextAt, odds } = await diceOf(kernel, brand, playerId)
  return [
    promotion({
      id: 'lucky-dice',
      feature: 'lucky-dice',
      title: texts('promotions.luckyDice.title'),
      text: texts('promotions.luckyDice.text', { count: perDay, perDay }),
      link: '/lucky-dice',
      ready: left,
      nextAt,
      gives: upTo(odds.map(({ prize }) => prize)),
    }),
  ]
}
