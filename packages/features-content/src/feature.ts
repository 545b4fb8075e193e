import { defineFeature } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    content: { pages: { how: '/how-it-works'; freeEntry: '/free-entry'; page: '/page/$name' } }
  }
}

/** Pages of texts, and how the product works (ROUTE-15, ROUTE-19). */
export const content = defineFeature(() => ({
  id: 'content',
  pages: {
    how: { path: '/how-it-works' },
    freeEntry: { path: '/free-entry' },
    page: { path: '/page/$name' },
  },
  navigation: [
    {
      group: 'help',
      label: labels('content.howItWorks'),
      icon: 'info',
      order: 10,
    },
    {
      group: 'help',
      label: labels('content.help'),
      icon: 'help',
      order: 20,
      primary: true,
      to: '/page/help',
    },
  ],
  bundle: () => import('./bundle.ts'),
}))
