import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { prizeDropsTeaser } from './service.ts'
import { texts } from './messages/texts.ts'

/** Prize drops, which are credited by themselves. */
export const prizeDropsPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const running = await prizeDropsTeaser(kernel, brand, playerId)
  if (!running) return []
  return [
    promotion({
      id: 'prize-drops',
      feature: 'prize-drops',
      title: texts('promotions.prizeDrops.title'),
      text: texts('promotions.prizeDrops.text'),
      link: '/prize-drops',
      finishedAt: running.finishedAt,
      gives: upTo([{ coins: running.highestPrizePerDay }]),
    }),
  ]
}
