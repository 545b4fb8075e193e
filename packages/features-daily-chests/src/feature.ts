import { defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { chestsKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    'daily-chests': { pages: { page: '/daily-chests' } }
  }
}

const bundle = () => import('./bundle.ts')
const { slotEntry } = fromBundle(bundle)

/** A few chests a day, free to open: the player picks, and every one draws from one table. */
export const dailyChests = defineFeature(() => ({
  id: 'daily-chests',
  navigation: [
    {
      group: 'rewards',
      label: labels('dailyChests'),
      icon: 'key',
      order: 74,
    },
  ],
  bundle,
  slots: {
    'lobby.sections': [
      slotEntry('ChestsSection', { order: 34, audience: 'player', prefetch: true }),
    ],
  },
  pushes: {
    // Opened in another tab.
    cash: ({ reason }, { queryClient }) =>
      void (reason === 'daily-chest' && queryClient.invalidateQueries({ queryKey: chestsKey })),
  },
}))
