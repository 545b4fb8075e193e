import { defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { setAsideKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    'fortune-investment': { pages: { page: '/fortune-investment' } }
  }
}

const bundle = () => import('./bundle.ts')
const { slotEntry } = fromBundle(bundle)
const id = 'fortune-investment'

/** Coins set aside for a while, given back with a stated bonus (INVEST-01). */
export const fortuneInvestment = defineFeature(() => ({
  id,
  isActive: (player) => player.fortuneInvestment.isActive,
  navigation: [
    {
      group: 'rewards',
      label: labels('fortuneInvestment'),
      icon: 'jar',
      order: 75,
    },
  ],
  bundle,
  slots: {
    'lobby.sections': [
      slotEntry('SetAsideSection', { order: 45, audience: 'player', prefetch: true }),
    ],
  },
  pushes: {
    // Set aside or given back in another tab.
    cash: ({ reason }, { queryClient }) =>
      void (
        reason.startsWith('set-aside') && queryClient.invalidateQueries({ queryKey: setAsideKey })
      ),
  },
}))
