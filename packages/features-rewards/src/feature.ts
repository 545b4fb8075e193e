import {
  defineFeature,
  type FeatureDefinition,
  promotionsQuery,
  type PushTools,
} from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

const prefetch = async ({ api, queryClient }: PushTools) =>
  queryClient.ensureQueryData((await parts()).rewardsQuery(api))

/** What telling, confirming and bringing friends brings (REWARDS-01, REF-01). */
export const rewards = defineFeature((): FeatureDefinition => ({
  id: 'rewards',
  routes: [
    {
      path: '/rewards',
      name: 'rewards',
      title: 'rewards:hub.title',
      audience: 'player',
      page: () => parts().then((module) => module.hubPage()),
      load: ({ api, queryClient }) => queryClient.ensureQueryData(promotionsQuery(api)),
    },
    {
      path: '/profile/rewards',
      name: 'profile-rewards',
      title: 'rewards:page.title',
      audience: 'player',
      page: () => parts().then((module) => module.rewardsPage()),
      load: prefetch,
      account: { label: { en: 'Rewards', es: 'Recompensas' }, icon: 'gift', order: 5 },
    },
    {
      path: '/referral',
      name: 'referral',
      title: 'rewards:referral.title',
      description: 'rewards:referral.description',
      page: () => parts().then((module) => module.referralPage()),
      load: async ({ api, queryClient, isGuest }) => {
        const { referralQuery, signUpRewardsQuery } = await parts()
        if (isGuest) await queryClient.prefetchQuery(signUpRewardsQuery(api))
        else await queryClient.prefetchQuery(referralQuery(api))
      },
    },
  ],
  slots: {
    'account.reward': [
      {
        order: 10,
        audience: 'player',
        load: () => parts().then((module) => module.rewardLine()),
        prefetch,
      },
    ],
  },
  navigation: [
    {
      group: 'rewards',
      label: { en: 'Rewards', es: 'Recompensas' },
      icon: 'gift',
      to: '/rewards',
      order: 25,
      audience: 'player',
      bottomBar: true,
      sumsUpRewards: true,
    },
    {
      group: 'rewards',
      label: { en: 'Invite friends', es: 'Invitar a amigos' },
      icon: 'users',
      to: '/referral',
      order: 60,
    },
  ],
  // Claimed, or earned by a friend, in another tab: what this one shows follows.
  pushes: {
    cash: ({ reason }, { queryClient }) => {
      if (reason === 'referral' || reason.startsWith('reward-'))
        void queryClient.invalidateQueries({ queryKey: ['player'] })
    },
  },
  behaviours: [() => parts().then((module) => module.invitedBy())],
  messages: {
    en: () => parts().then((module) => module.en()),
    es: () => parts().then((module) => module.es()),
  },
}))
