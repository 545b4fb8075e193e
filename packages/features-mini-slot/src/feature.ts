import { defineFeature } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    'mini-slot': { pages: { page: '/mini-slot' } }
  }
}

/** A free game of three reels whose level rises with every few spins (MINISLOT-01). */
export const miniSlot = defineFeature(() => ({
  id: 'mini-slot',
  navigation: [
    {
      group: 'rewards',
      label: labels('miniSlot'),
      icon: 'sparkle',
      order: 56,
    },
  ],
  bundle: () => import('./bundle.ts'),
}))
