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
  // A list of games invites to play: who takes a break is led to the lobby (RP-02).
  route: { middleware: ['may-play'] },
  navigation: [{ group: 'play', label: labels('collections'), icon: 'map', order: 15 }],
  bundle: () => import('./bundle.ts'),
}))
