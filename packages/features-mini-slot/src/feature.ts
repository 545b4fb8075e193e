import { defineFeature } from '@marquee/core'
import { labels } from './labels/labels.ts'
import type { Cabinet } from './reels/cabinet.ts'

declare module '@marquee/core' {
  interface Features {
    'mini-slot': { pages: { page: '/mini-slot' } }
  }
}

export interface MiniSlotOptions {
  /** The machine around the reels; left out for the case that the feature begins with. */
  cabinet?: () => Promise<{ cabinet: Cabinet }>
}

/** A free game of three reels whose level rises with every few spins (MINISLOT-01). */
export const miniSlot = defineFeature<MiniSlotOptions | undefined>(({ cabinet } = {}) => ({
  id: 'mini-slot',
  navigation: [
    {
      group: 'rewards',
      label: labels('miniSlot'),
      icon: 'sparkle',
      order: 56,
    },
  ],
  bundle: () => import('./bundle.ts').then((module) => module.miniSlotBundle(cabinet)),
}))
