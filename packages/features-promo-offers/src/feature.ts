import { defineFeature, fromBundle } from '@marquee/core'
import type { FunctionComponent } from 'react'

declare module '@marquee/core' {
  interface Features {
    'promo-offers': {
      modals: {
        promoOffer: { promoOfferBundleId?: number; promoOfferId?: number }
        promoOfferSet: object
        'flip-the-coin-used': { promoOfferSet?: string }
      }
      parameters: { promoOffer: string; promoOfferSet: string }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { call, component } = fromBundle(bundle)

export interface PromoOffersOptions {
  /** `vipBanner` in brands that have it (BRAND-18). */
  banner?: () => Promise<FunctionComponent>
}

/** Offers to single players: bundles, links and coins (PROMO-01). */
export const promoOffers = defineFeature<PromoOffersOptions | undefined>(({ banner } = {}) => ({
  id: 'promo-offers',
  bundle,
  pages: {},
  modals: {
    promoOffer: { load: component('OfferModal'), query: 'promoOffer', audience: 'player' },
    promoOfferSet: { load: component('CoinModal'), query: 'promoOfferSet', audience: 'player' },
    'flip-the-coin-used': {
      load: component('CoinUsedModal'),
      openModal: 'flip-the-coin-used',
      audience: 'player',
    },
  },
  slots: {
    'lobby.more': [
      {
        order: 55,
        audience: 'player',
        load: () => bundle().then((module) => module.lobbyWith(banner)),
        prefetch: call('prefetch'),
      },
    ],
  },
}))
