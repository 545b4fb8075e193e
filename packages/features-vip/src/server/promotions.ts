import type { Promotion } from '@marquee/contract'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { cashbackInfo } from './cashback.ts'
import { levelsOf } from './rules.ts'
import { leagueOf, rankInfo } from './service.ts'
import { texts } from './messages/texts.ts'

const feature = 'vip'
const link = '/vip'

const club = (own: Partial<Promotion>): Promotion =>
  promotion({
    id: 'vip-level',
    feature,
    link,
    title: texts('promotions.vipLevel.title'),
    text: texts('promotions.vipLevel.text'),
    ...own,
  })

const cashback = (own: Partial<Promotion>): Promotion =>
  promotion({
    id: 'cashback',
    feature,
    link,
    title: texts('promotions.cashback.title'),
    text: texts('promotions.cashback.text'),
    ...own,
  })

/** The club: what levels brought, the weekly reward and cashback, each by itself. */
export const rankLeaguePromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  if (!brand.rankLeague) return []
  const best = upTo(levelsOf(leagueOf(brand)).map(({ prize }) => prize))
  if (playerId === null) return [club({ gives: best }), cashback({})]
  const { levelReward, weeklyReward } = await rankInfo(kernel, brand, playerId)
  const { status, currentReward, nextReward, availableAfterDateTime } = await cashbackInfo(
    kernel,
    brand,
    playerId,
  )
  const isBack = status === 'available'
  const isComing = status === 'waiting' || nextReward !== null
  return [
    club({
      ready: levelReward?.levels.length ?? 0,
      gives: levelReward ? exactly(levelReward.prize) : best,
    }),
    ...(weeklyReward
      ? [
          promotion({
            id: 'vip-weekly',
            feature,
            link,
            title: texts('promotions.vipWeekly.title'),
            text: texts('promotions.vipWeekly.text'),
            finishedAt: weeklyReward.availableUntil,
            ready: 1,
            gives: exactly(weeklyReward.prize),
          }),
        ]
      : []),
    cashback({
      ready: isBack ? 1 : 0,
      nextAt:
        !isBack && isComing && (currentReward > 0 || nextReward !== null)
          ? availableAfterDateTime
          : null,
      gives: exactly({
        coins:
          isBack || (status === 'waiting' && currentReward > 0) ? currentReward : (nextReward ?? 0),
      }),
    }),
  ]
}
