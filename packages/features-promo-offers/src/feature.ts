import { defineFeature, type FeatureDefinition } from '@marquee/core'
import type { FunctionComponent } from 'react'

/** One door, so that a brand's first load names only one; each byte here is in it. */
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
      promoOffer: {
        load: () => parts().then((module) => module.offer()),
        query: 'promoOffer',
        audience: 'player',
      },
      promoOfferSet: {
        load: () => parts().then((module) => module.coin()),
        query: 'promoOfferSet',
        audience: 'player',
      },
      'flip-the-coin-used': {
        load: () => parts().then((module) => module.coinUsed()),
        openModal: 'flip-the-coin-used',
        audience: 'player',
      },
    },
    slots: {
      'lobby.more': [
        {
          order: 55,
          audience: 'player',
          load: () => parts().then((module) => module.lobby(vip)),
          prefetch: (tools) => parts().then((module) => module.prefetch(tools)),
        },
      ],
    },
    messages: {
      en: () => parts().then((module) => module.en()),
      es: () => parts().then((module) => module.es()),
    },
  }),
)
