import { declareEndpoints, get, post, postQuery } from '@marquee/contract/declare'
import type { promoContract } from './schemas.ts'

export const promo = /* @__PURE__ */ declareEndpoints<typeof promoContract>()({
  availableSets: get('/rest/available-sets/check/'),
  bundles: get('/rest/promo-offers-bundle/configs/'),
  checkAvailability: postQuery('/rest/promo-offers-bundle/check-availability/'),
  subscribe: post('/rest/cash/promo-offer-preset/subscribe/'),
  flipTheCoin: post('/rest/cash/promo-offer-preset/flip-the-coin/'),
  coin: get('/rest/promo-offers/coin/'),
})
