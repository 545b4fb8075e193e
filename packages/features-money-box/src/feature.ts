import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'

/** A box that fills while one plays (ROUTE-26). */
export const moneyBox = defineFeature(() =>
  defineRoom({
    id: 'money-box',
    pages: { page: '/money-box' },
    places: [
      { group: 'rewards', label: { en: 'Money box', es: 'Hucha' }, icon: 'money-box', order: 70 },
    ],
    room: () => import('./room.ts'),
  }),
)
