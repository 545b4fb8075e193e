import { defineFeature, featureInfoKey, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { newsKey, rankKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    vip: {
      pages: { page: '/vip' }
      modals: {
        'vip-level-up': { to?: string }
        'vip-status-up': { to?: string }
        'vip-claim-reward': object
      }
    }
  }
}

const bundle = () => import('./bundle.tsx')
const { component, slotEntry } = fromBundle(bundle)

/** The club of those who play: levels, what they bring, and cashback (ROUTE-18, RANK-01). */
export const vip = defineFeature(() => ({
  id: 'vip',
  makesOld: {
    rankLeague: [rankKey, featureInfoKey],
    cashback: [rankKey, featureInfoKey],
  },
  navigation: [
    {
      group: 'club',
      label: labels('vip'),
      icon: 'crown',
      order: 10,
      primary: true,
    },
  ],
  bundle,
  claims: 'vip-claim-reward',
  modals: {
    'vip-level-up': { load: component('LevelUpModal') },
    'vip-status-up': { load: component('StatusUpModal') },
    'vip-claim-reward': { load: component('ClaimRewardModal') },
  },
  slots: {
    'lobby.sections': [slotEntry('VipSection', { order: 46, audience: 'player', prefetch: true })],
    'account.level': [slotEntry('ClubLevel', { order: 10, audience: 'player', prefetch: true })],
  },
  pushes: {
    // Only a new level has a prize; `LevelNews` tells of it.
    rankLeague: ({ prize, kind }, { queryClient }) =>
      void (prize && queryClient.setQueryData<string[]>(newsKey, (all = []) => [...all, kind])),
  },
  behaviours: [() => import('./atRest.ts').then((module) => module.LevelNews)],
}))
