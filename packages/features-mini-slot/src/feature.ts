import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-page'

/** A free game of three reels whose level rises with every few spins (MINISLOT-01). */
export const miniSlot = defineFeature(() =>
  defineRoom({
    id: 'mini-slot',
    places: [
      {
        group: 'rewards',
        label: { en: 'Mini slot', es: 'Mini tragamonedas' },
        icon: 'sparkle',
        order: 56,
      },
    ],
    room: () => import('./room.ts'),
  }),
)
