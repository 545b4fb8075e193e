import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-page'

/** Every collection of games on one page (ROUTE-25). */
export const collections = defineFeature(() =>
  defineRoom({
    id: 'collections',
    places: [
      { group: 'play', label: { en: 'Collections', es: 'Colecciones' }, icon: 'map', order: 15 },
    ],
    room: () => import('./room.ts'),
  }),
)
