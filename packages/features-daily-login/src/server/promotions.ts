import { dailyLoginLink } from './preset.ts'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion } from '@marquee/platform-campaigns/campaigns/promotions'
import { dailyLoginInfo } from './service.ts'
import { texts } from './messages/texts.ts'

/** The daily reward: ready once a day. */
export const dailyLoginPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const { isActive, isAvailable, activeLevel, endDate } = await dailyLoginInfo(
    kernel,
    brand,
    playerId,
  )
  if (!isActive) return []
  const { prizes } = brand.dailyLogin
  const upcoming =
    prizes[(isAvailable || endDate === null ? activeLevel - 1 : activeLevel) % prizes.length]
  return [
    promotion({
      id: 'daily-login',
      feature: 'daily-login',
      title: texts('promotions.dailyLogin.title'),
      text: texts('promotions.dailyLogin.text'),
      link: dailyLoginLink,
      ready: isAvailable ? 1 : 0,
      nextAt: isAvailable ? null : endDate,
      gives: exactly({ ...upcoming, freeSpins: upcoming?.freeSpins?.count }),
    }),
  ]
}
