import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { fortuneTeaser } from './status.ts'
import { texts } from './messages/texts.ts'

/** Coins set aside: ready once they come back with their bonus. */
export const fortuneInvestmentPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const told = await fortuneTeaser(kernel, brand, playerId)
  if (!told) return []
  const { packages, chosen } = told
  return [
    promotion({
      id: 'fortune-investment',
      feature: 'fortune-investment',
      title: texts('promotions.fortuneInvestment.title'),
      text: texts('promotions.fortuneInvestment.text'),
      link: '/fortune-investment',
      ready: chosen?.isAvailable ? 1 : 0,
      nextAt: chosen && !chosen.isAvailable ? chosen.availableAt : null,
      gives: chosen ? exactly(chosen.package.bonus) : upTo(packages.map(({ bonus }) => bonus)),
    }),
  ]
}
