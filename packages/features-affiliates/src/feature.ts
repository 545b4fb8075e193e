import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'

/** The area of partners, closed to everybody else (ROUTE-28..31). */
export const affiliates = defineFeature(() =>
  defineRoom({
    id: 'affiliates',
    isActive: (player) => player.isAffiliate,
    pages: { area: '/affiliates', account: '/affiliates/partners-account' },
    route: { middleware: ['affiliate-redirect'] },
    places: [
      {
        group: 'club',
        label: { en: 'Partners', es: 'Socios' },
        icon: 'users',
        order: 40,
        audience: 'player',
      },
    ],
    room: () => import('./area.ts'),
  }),
)
