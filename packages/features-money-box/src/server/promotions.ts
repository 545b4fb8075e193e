import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { moneyBoxInfo } from './service.ts'
import { texts } from './messages/texts.ts'

/** The money box: ready once it can be broken. */
export const moneyBoxPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  if (!brand.moneyBox) return []
  const box = playerId === null ? null : await moneyBoxInfo(kernel, brand, playerId)
  return [
    promotion({
      id: 'money-box',
      feature: 'money-box',
      title: texts('promotions.moneyBox.title'),
      text: texts('promotions.moneyBox.text'),
      link: '/money-box',
      ready: box?.isReady ? 1 : 0,
      nextAt: box?.availableTimeToBreak ?? null,
      gives: box?.isReady
        ? exactly({ coins: box.moneyBoxAmount })
        : upTo([{ coins: brand.moneyBox.maxAmount }]),
    }),
  ]
}
