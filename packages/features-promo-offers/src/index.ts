export { promoOffers, type PromoOffersOptions } from './feature.ts'
export { vipBanner } from './vipBanner.ts'
