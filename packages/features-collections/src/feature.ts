import { defineFeature } from '@marquee/core'

/** Every collection of games on one page (ROUTE-25). */
export const collections = defineFeature(() => ({
  id: 'collections',
  navigation: [
    { group: 'play', label: { en: 'Collections', es: 'Colecciones' }, icon: 'map', order: 15 },
  ],
  bundle: () => import('./bundle.ts'),
}))
