import { defineFeature, type FeatureDefinition } from '@marquee/core'
import type { FunctionComponent } from 'react'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

export interface PromoOffersOptions {
  /** `vipBanner` in brands that have it (BRAND-18). */
  vip?: () => Promise<FunctionComponent>
}

/** Offers to single players: bundles, links and coins (PROMO-01). */
export const promoOffers = defineFeature<PromoOffersOptions | undefined>(
  ({ vip } = {}): FeatureDefinition => ({
    id: 'promo-offers',
    modals: {
      'promo-offer': {
        load: () => parts().then((module) => module.offerModal()),
        query: 'promoOffer',
        audience: 'player',
      },
      'flip-the-coin': {
        load: () => parts().then((module) => module.coinModal()),
        query: 'promoOfferSet',
        audience: 'player',
      },
    },
    slots: {
      'lobby.sections': [
        {
          order: 60,
          audience: 'player',
          load: () => parts().then((module) => module.welcomePack()),
          prefetch: async (tools) => (await parts()).prefetchBundles(tools),
        },
        ...(vip ? [{ order: 55, audience: 'player' as const, load: vip }] : []),
      ],
    },
    messages: {
      en: () => parts().then((module) => module.en()),
      es: () => parts().then((module) => module.es()),
    },
  }),
)
