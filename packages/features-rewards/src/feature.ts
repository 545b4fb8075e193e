import { defineFeature, fromBundle, playerKey } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    rewards: { pages: { hub: '/rewards'; page: '/profile/rewards'; referral: '/referral' } }
  }
}

const bundle = () => import('./bundle.ts')
const { slotEntry } = fromBundle(bundle)

/** What telling, confirming and bringing friends brings (REWARDS-01, REF-01). */
export const rewards = defineFeature(() => ({
  id: 'rewards',
  bundle,
  pages: {
    hub: { path: '/rewards', audience: 'player' },
    page: {
      path: '/profile/rewards',
      audience: 'player',
      account: { label: labels('pages.rewards'), icon: 'gift', order: 5 },
    },
    referral: { path: '/referral', description: 'rewards:referral.description' },
  },
  slots: {
    'account.reward': [slotEntry('RewardLine', { order: 10, audience: 'player', prefetch: true })],
  },
  navigation: [
    {
      group: 'rewards',
      label: labels('navigation.rewards'),
      icon: 'gift',
      order: 25,
      audience: 'player',
      primary: true,
      bottomBar: true,
      sumsUpRewards: true,
    },
    {
      group: 'rewards',
      label: labels('navigation.inviteFriends'),
      icon: 'users',
      to: '/referral',
      order: 60,
    },
  ],
  // Claimed, or earned by a friend, in another tab: what this one shows follows.
  pushes: {
    cash: ({ reason }, { queryClient }) => {
      if (reason === 'referral' || reason.startsWith('reward-'))
        void queryClient.invalidateQueries({ queryKey: playerKey })
    },
  },
  behaviours: [() => import('./atRest.ts').then((module) => module.InvitedBy)],
}))
