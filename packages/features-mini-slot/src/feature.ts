import { defineFeature } from '@marquee/core'

/** A free game of three reels whose level rises with every few spins (MINISLOT-01). */
export const miniSlot = defineFeature(() => ({
  id: 'mini-slot',
  navigation: [
    {
      group: 'rewards',
      label: { en: 'Mini slot', es: 'Mini tragamonedas' },
      icon: 'sparkle',
      order: 56,
    },
  ],
  bundle: () => import('./bundle.ts'),
}))
