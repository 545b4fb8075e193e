import { defineFeature } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    promotions: { pages: { page: '/promotions' } }
  }
}

/** What runs at the moment, on one page (ROUTE-16, CALL-15). */
export const promotions = defineFeature(() => ({
  id: 'promotions',
  navigation: [
    {
      group: 'rewards',
      label: labels('promotions'),
      icon: 'ticket',
      order: 40,
      primary: true,
    },
  ],
  bundle: () => import('./bundle.ts'),
}))
