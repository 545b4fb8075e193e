import { defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { dropsKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    'coin-drops': { pages: { page: '/coin-drops' }; modals: { 'welcome-coin-drops': object } }
  }
}

const bundle = () => import('./bundle.ts')
const { component } = fromBundle(bundle)

/** A shower of free coins at stated times (DROPS-01, ROUTE-23, TEN-26). */
export const coinDrops = defineFeature(() => ({
  id: 'coin-drops',
  navigation: [
    {
      group: 'rewards',
      label: labels('coinDrops'),
      icon: 'coins',
      order: 90,
    },
  ],
  bundle,
  freeWay: {
    label: labels('freeWay'),
    text: labels('freeWayText'),
    icon: 'coins',
    opens: { to: '/coin-drops' },
    order: 40,
  },
  modals: {
    'welcome-coin-drops': {
      load: component('WelcomeModal'),
      openModal: 'welcome-coin-drops',
    },
  },
  pushes: {
    // Taken in another tab.
    cash: ({ reason }, { queryClient }) =>
      void (reason === 'coin-drop' && queryClient.invalidateQueries({ queryKey: dropsKey })),
  },
  behaviours: [() => import('./atRest.ts').then((module) => module.Announcer)],
}))
