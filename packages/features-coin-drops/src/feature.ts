import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'

/** A shower of free coins at stated times (ROUTE-23, TEN-26). */
export const coinDrops = defineFeature(() =>
  defineRoom({
    id: 'coin-drops',
    pages: { page: '/coin-drops' },
    places: [
      {
        group: 'rewards',
        label: { en: 'Coin drops', es: 'Lluvia de monedas' },
        icon: 'coins',
        order: 90,
      },
    ],
    room: () => import('./room.ts'),
  }),
)
