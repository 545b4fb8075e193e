import { texts } from './messages/texts.ts'

/** Offers of brands that have none of their own. */
export const defaultPromo = {
  welcomePack: {
    promoOfferBundleId: 1,
    title: texts('welcomePack.title'),
    days: 7,
    promoOffers: [
      { promoOfferId: 1, presetId: 31 },
      { promoOfferId: 2, presetId: 32 },
      { promoOfferId: 3, presetId: 33 },
    ],
  },
  vipBundle: null,
  coins: [
    {
      promoOfferSet: 'sun-and-stars',
      heads: { presetId: 41, weight: 1 },
      tails: { presetId: 42, weight: 1 },
      pauseHours: 72,
    },
  ],
}
