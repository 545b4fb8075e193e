import { defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { funmachineKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    funmachine: { pages: { page: '/funmachine' } }
  }
}

const bundle = () => import('./bundle.ts')
const { slotEntry } = fromBundle(bundle)

/** A machine that gives a capsule every few hours, and a meter that rounds fill (INVEST-02, INVEST-03). */
export const funmachine = defineFeature(() => ({
  id: 'funmachine',
  navigation: [
    {
      group: 'rewards',
      label: labels('funmachine'),
      icon: 'capsules',
      order: 72,
    },
  ],
  bundle,
  slots: {
    'lobby.sections': [
      slotEntry('MachineSection', { order: 40, audience: 'player', prefetch: true }),
    ],
  },
  pushes: {
    // Played in another tab, or the meter was filled.
    cash: ({ reason }, { queryClient }) =>
      void (reason.startsWith('fun') && queryClient.invalidateQueries({ queryKey: funmachineKey })),
  },
}))
