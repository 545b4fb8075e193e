import { bingoBalls } from '../contract/schemas.ts'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { bingoStatus, bingoTeaser } from './service.ts'
import { texts } from './messages/texts.ts'

/** Bingo: ready with every ten balls. */
export const bingoPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const running = await bingoTeaser(kernel, brand, playerId)
  if (!running || !brand.bingo) return []
  const own = playerId === null ? null : await bingoStatus(kernel, brand, playerId)
  return [
    promotion({
      id: 'bingo',
      feature: 'bingo',
      title: texts('promotions.bingo.title'),
      text: texts('promotions.bingo.text'),
      link: '/bingo',
      finishedAt: running.endDate,
      ready: own ? Math.floor(own.availablePoint / bingoBalls) : 0,
      gives: upTo(brand.bingo.outcomes.map(({ prize }) => prize)),
    }),
  ]
}
