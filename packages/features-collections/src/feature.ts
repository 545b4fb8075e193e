import { defineFeature } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    collections: { pages: { page: '/collections' } }
  }
}

/** Every collection of games on one page (ROUTE-25). */
export const collections = defineFeature(() => ({
  id: 'collections',
  navigation: [{ group: 'play', label: labels('collections'), icon: 'map', order: 15 }],
  bundle: () => import('./bundle.ts'),
}))
