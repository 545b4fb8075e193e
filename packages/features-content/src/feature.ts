import { defineFeature } from '@marquee/core'

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
      label: { en: 'How it works', es: 'Cómo funciona' },
      icon: 'info',
      order: 10,
    },
    {
      group: 'help',
      label: { en: 'Help', es: 'Ayuda' },
      icon: 'help',
      order: 20,
      primary: true,
      to: '/page/help',
    },
  ],
  bundle: () => import('./bundle.ts'),
}))
