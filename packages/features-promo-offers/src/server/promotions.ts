import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { readCoin } from './coin.ts'
import { texts } from './messages/texts.ts'

/**
 * The coins that a player may flip for an offer: nothing is claimed there, so that none is ever ready.
 * One that rests says until when; one with a side that was bought is gone.
 */
export const coinPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  if (playerId === null) return []
  const all = await Promise.all(
    brand.promo.coins.map(async ({ promoOfferSet }) => {
      const coin = await readCoin(kernel, brand, { playerId, promoOfferSet })
      const { sides, reasonType, availableAt, waiting } = coin
      if (!sides.length || reasonType === 'no_offers_found') return []
      return promotion({
        id: `coin-${promoOfferSet}`,
        feature: 'promo-offers',
        title: texts('promotions.all.title'),
        text: texts('promotions.all.text'),
        link: `/lobby/?promoOfferSet=${promoOfferSet}`,
        finishedAt: waiting?.finishedAt ?? null,
        nextAt: reasonType === 'limit_by_time' ? availableAt : null,
        gives: upTo(sides.map(({ gives }) => gives)),
      })
    }),
  )
  return all.flat()
}
