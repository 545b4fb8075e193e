import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'

/** Scratch cards (ROUTE-22). */
export const scratchCards = defineFeature(() =>
  defineRoom({
    id: 'scratch-cards',
    pages: { page: '/scratch-cards' },
    places: [
      {
        group: 'rewards',
        label: { en: 'Scratch cards', es: 'Rascas' },
        icon: 'scratch',
        order: 60,
      },
    ],
    room: () => import('./room.ts'),
  }),
)
