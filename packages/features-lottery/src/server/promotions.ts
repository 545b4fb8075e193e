import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { lotteryTickets, promoLotteryTeaser } from './service.ts'
import { texts } from './messages/texts.ts'

/** The lottery: ready with the free ticket of the day and every prize that was not taken. */
export const lotteryPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const running = await promoLotteryTeaser(kernel, brand, playerId)
  const now = kernel.clock.now()
  const own = playerId === null ? null : await lotteryTickets(kernel.db, brand, { playerId, now })
  // What a ticket has won is not counted before its player saw the draw played.
  const won =
    own?.tickets.filter(({ prize, isRewardTaken, isSeen }) => prize && isSeen && !isRewardTaken) ??
    []
  if (!brand.lottery || (!running && !won.length)) return []
  const isFree = Boolean(running && own?.earning?.isFreeReady)
  return [
    promotion({
      id: 'lottery',
      feature: 'lottery',
      title: brand.lottery.title,
      text: texts('promotions.lottery.text'),
      link: '/lottery',
      finishedAt: running?.finishedAt ?? null,
      ready: won.length + (isFree ? 1 : 0),
      nextAt: isFree || won.length ? null : (own?.earning?.nextFreeAt ?? null),
      gives: won.length ? exactly(won[0]?.prize ?? {}) : upTo(brand.lottery.prizes),
    }),
  ]
}
