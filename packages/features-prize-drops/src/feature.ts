import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'

/** Prizes that fall on rounds while the day’s pool lasts (ROUTE-40, TEN-26). */
export const prizeDrops = defineFeature(() =>
  defineRoom({
    id: 'prize-drops',
    pages: { page: '/prize-drops' },
    places: [
      {
        group: 'compete',
        label: { en: 'Prize drops', es: 'Caída de premios' },
        icon: 'drop',
        order: 20,
      },
    ],
    room: () => import('./room.ts'),
  }),
)
