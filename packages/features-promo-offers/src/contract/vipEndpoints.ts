import { declareEndpoints, get } from '@marquee/contract/declare'
import type { promoVipContract } from './vipOffer.ts'

export const promoVip = /* @__PURE__ */ declareEndpoints<typeof promoVipContract>()({
  offer: get('/rest/promo-offers/vip-offer/'),
})
