import { defineFeature } from '@marquee/core'
import { labels } from './labels/labels.ts'

/** Every collection of games on one page (ROUTE-25). */
export const collections = defineFeature(() => ({
  id: 'collections',
  navigation: [{ group: 'play', label: labels('collections'), icon: 'map', order: 15 }],
  bundle: () => import('./bundle.ts'),
}))
