import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'

/** Pick one of several boxes (ROUTE-24, TEN-27). */
export const cosmicBoxes = defineFeature(() =>
  defineRoom({
    id: 'cosmic-boxes',
    pages: { page: '/cosmic-boxes' },
    places: [
      {
        group: 'rewards',
        label: { en: 'Cosmic boxes', es: 'Cajas cósmicas' },
        icon: 'sparkle',
        order: 80,
      },
    ],
    room: () => import('./room.ts'),
  }),
)
