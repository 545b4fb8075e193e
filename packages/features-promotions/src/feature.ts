import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-page'

/** What runs at the moment, on one page (ROUTE-16, CALL-15). */
export const promotions = defineFeature(() =>
  defineRoom({
    id: 'promotions',
    places: [
      {
        group: 'rewards',
        label: { en: 'Promotions', es: 'Promociones' },
        icon: 'ticket',
        order: 40,
      },
    ],
    room: () => import('./room.ts'),
  }),
)
