import { defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { scratchKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    'scratch-cards': {
      pages: { page: '/scratch-cards' }
      modals: { 'welcome-scratch-cards': object }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { component, slotEntry } = fromBundle(bundle)

/** Scratch cards: one free by the calendar, more for rounds (SCRATCH-01, ROUTE-22). */
export const scratchCards = defineFeature(() => ({
  id: 'scratch-cards',
  navigation: [
    {
      group: 'rewards',
      label: labels('scratchCards'),
      icon: 'scratch',
      order: 60,
    },
  ],
  inbox: {
    'cards-ending': { icon: 'hourglass', link: '/scratch-cards' },
    'keys-ending': { icon: 'hourglass', link: '/rewards' },
  },
  bundle,
  modals: {
    'welcome-scratch-cards': {
      load: component('WelcomeModal'),
      openModal: 'welcome-scratch-cards',
    },
  },
  slots: {
    'lobby.sections': [
      slotEntry('ScratchSection', { order: 37, audience: 'player', prefetch: true }),
    ],
  },
  pushes: {
    // A card was earned, or scratched in another tab.
    app: ({ feature }, { queryClient }) =>
      void (feature === 'scratch-cards' && queryClient.invalidateQueries({ queryKey: scratchKey })),
    cash: ({ reason }, { queryClient }) =>
      void (reason === 'scratch-card' && queryClient.invalidateQueries({ queryKey: scratchKey })),
  },
}))
