import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'

/** Where purchases are made, and what became of them (ROUTE-34..39). */
export const cashDesk = defineFeature(() =>
  defineRoom({
    id: 'cash-desk',
    pages: {
      deposit: '/cash/deposit-by-money',
      offer: '/cash/deposit-by-money/$presetId/promoOffer',
      success: '/cash/success',
      failed: '/cash/failed',
      declined: '/cash/failed/$presetId/$offerType/$methodId',
      challenge: { path: '/cashIframe', layout: 'auth' },
    },
    route: { audience: 'player' },
    room: () => import('./desk.ts'),
  }),
)
