import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-page'

/** Pages of texts, and how the product works (ROUTE-15, ROUTE-19). */
export const content = defineFeature(() =>
  defineRoom({
    id: 'content',
    pages: { how: '/how-it-works', page: '/page/$name' },
    places: [
      {
        group: 'help',
        label: { en: 'How it works', es: 'Cómo funciona' },
        icon: 'info',
        order: 10,
      },
      {
        group: 'help',
        label: { en: 'Help', es: 'Ayuda' },
        icon: 'help',
        order: 20,
        to: '/page/help',
      },
    ],
    room: () => import('./pages.ts'),
  }),
)
