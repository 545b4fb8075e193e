import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'

/** Contests for points over a stretch of time (ROUTE-17). */
export const tournaments = defineFeature(() =>
  defineRoom({
    id: 'tournaments',
    pages: { page: '/tournaments' },
    places: [
      { group: 'compete', label: { en: 'Tournaments', es: 'Torneos' }, icon: 'trophy', order: 10 },
    ],
    room: () => import('./room.ts'),
  }),
)
