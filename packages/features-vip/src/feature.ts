import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'

/** The club of those who play often: levels, and what they bring (ROUTE-18). */
export const vip = defineFeature(() =>
  defineRoom({
    id: 'vip',
    pages: { page: '/vip' },
    places: [
      { group: 'club', label: { en: 'VIP club', es: 'Club VIP' }, icon: 'crown', order: 10 },
    ],
    room: () => import('./room.ts'),
  }),
)
