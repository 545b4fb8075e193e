import { defineFeature, fromBundle } from '@marquee/core'
import type { Jar } from './jar/jar.ts'
import { labels } from './labels/labels.ts'
import { setAsideKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    'fortune-investment': { pages: { page: '/fortune-investment' } }
  }
}

const id = 'fortune-investment'

export interface FortuneInvestmentOptions {
  /** What coins are set aside in on the brand; left out for the jar that the feature begins with. */
  jar?: () => Promise<{ jar: Jar }>
}

/** Coins set aside for a while, given back with a stated bonus (INVEST-01). */
export const fortuneInvestment = defineFeature<FortuneInvestmentOptions | undefined>(
  ({ jar } = {}) => {
    const bundle = () => import('./bundle.ts').then((module) => module.fortuneInvestmentBundle(jar))
    const { slotEntry } = fromBundle(bundle)
    return {
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
            reason.startsWith('set-aside') &&
            queryClient.invalidateQueries({ queryKey: setAsideKey })
          ),
      },
    }
  },
)
