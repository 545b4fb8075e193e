import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { chestsOf } from './service.ts'
import { texts } from './messages/texts.ts'

/** The chests: ready with each that can be opened today. */
export const dailyChestsPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  if (!brand.dailyChests) return []
  const { left, nextAt, odds } = await chestsOf(kernel, brand, playerId)
  const { perDay } = brand.dailyChests
  return [
    promotion({
      id: 'daily-chests',
      feature: 'daily-chests',
      title: texts('promotions.dailyChests.title'),
      text: texts('promotions.dailyChests.text', { count: perDay, perDay }),
      link: '/daily-chests',
      ready: left,
      nextAt,
      gives: upTo(odds.map(({ prize }) => prize)),
    }),
  ]
}
