import { defineFeature } from '@marquee/core'

/** What runs at the moment, on one page (ROUTE-16, CALL-15). */
export const promotions = defineFeature(() => ({
  id: 'promotions',
  navigation: [
    {
      group: 'rewards',
      label: { en: 'Promotions', es: 'Promociones' },
      icon: 'ticket',
      order: 40,
      primary: true,
    },
  ],
  bundle: () => import('./bundle.ts'),
}))
