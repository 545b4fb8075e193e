import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'

/** The wheel of wins (ROUTE-21). */
export const wheels = defineFeature(() =>
  defineRoom({
    id: 'wheels',
    pages: { page: '/wheel-of-wins' },
    places: [
      {
        group: 'rewards',
        label: { en: 'Wheel of wins', es: 'Rueda de premios' },
        icon: 'wheel',
        order: 50,
      },
    ],
    room: () => import('./room.ts'),
  }),
)
