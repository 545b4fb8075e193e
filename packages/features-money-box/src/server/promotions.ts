import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { moneyBoxInfo } from './service.ts'

/** The money box: ready once it can be broken. */
export const moneyBoxPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  if (!brand.moneyBox) return []
  const box = playerId === null ? null : await moneyBoxInfo(kernel, brand, playerId)
  return [
    promotion({
      id: 'money-box',
      feature: 'money-box',
      title: { en: 'Money box', es: 'Alcancía' },
      text: {
        en: 'It fills while you play. Break it when you like.',
        es: 'Se llena mientras juegas. Rómpela cuando quieras.',
      },
      link: '/money-box',
      ready: box?.isReady ? 1 : 0,
      nextAt: box?.availableTimeToBreak ?? null,
      gives: box?.isReady
        ? exactly({ coins: box.moneyBoxAmount })
        : upTo([{ coins: brand.moneyBox.maxAmount }]),
    }),
  ]
}
