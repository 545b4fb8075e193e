import { defineFeature, fromBundle, magicBoxKey } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    'cosmic-boxes': { pages: { page: '/cosmic-boxes' }; modals: { 'welcome-cosmic-boxes': object } }
  }
}

const bundle = () => import('./bundle.ts')
const { component, slotEntry } = fromBundle(bundle)

/** Pick one of several boxes; they open and close with the scratch cards (MAGICBOX-01, ROUTE-24, TEN-27). */
export const cosmicBoxes = defineFeature(() => ({
  id: 'cosmic-boxes',
  navigation: [
    {
      group: 'rewards',
      label: labels('cosmicBoxes'),
      icon: 'sparkle',
      order: 80,
    },
  ],
  bundle,
  modals: {
    'welcome-cosmic-boxes': {
      load: component('WelcomeModal'),
      openModal: 'welcome-cosmic-boxes',
    },
  },
  slots: {
    'lobby.sections': [
      slotEntry('CosmicSection', { order: 38, audience: 'player', prefetch: true }),
    ],
  },
  pushes: {
    // Scratched cards bring keys; a box was opened in another tab.
    cash: ({ reason }, { queryClient }) =>
      void (
        /^(scratch-card|magic-box)$/.test(reason) &&
        queryClient.invalidateQueries({ queryKey: magicBoxKey })
      ),
  },
}))
