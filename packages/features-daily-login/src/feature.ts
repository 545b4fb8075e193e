import { defineFeature, type FeatureDefinition, type PushTools } from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

const prefetch = async ({ api, queryClient }: PushTools) =>
  queryClient.ensureQueryData((await parts()).dailyLoginInfoQuery(api))

export interface DailyLoginOptions {
  /** What players read of the stake of free spins: a bet level, or the entries that it is worth (DAILY-07). */
  freeSpinsBetLevelAs?: 'entries'
}

/** A reward for each day on which a player comes back (DAILY-01). */
export const dailyLogin = defineFeature(
  (options: DailyLoginOptions | undefined): FeatureDefinition => ({
    id: 'daily-login',
    isActive: (player) => player.dailyLogin,
    modals: {
      'daily-login': {
        load: () => parts().then((module) => module.modalWith(options)),
        openModal: 'daily-login',
        audience: 'player',
      },
    },
    slots: {
      'lobby.sections': [
        {
          order: 20,
          audience: 'player',
          load: () => parts().then((module) => module.section()),
          prefetch,
        },
      ],
      'header.actions': [
        {
          order: 10,
          audience: 'player',
          load: () => parts().then((module) => module.headerButton()),
        },
      ],
    },
    navigation: [
      {
        group: 'rewards',
        label: { en: 'Daily reward', es: 'Premio diario' },
        icon: 'gift',
        to: '/lobby/',
        search: { openModal: 'daily-login' },
        order: 30,
        audience: 'player',
      },
    ],
    // Claimed in another tab: what this one shows follows.
    pushes: {
      cash: ({ reason }, { queryClient }) => {
        if (reason !== 'daily-login') return
        void parts().then(({ refreshDailyLogin }) => refreshDailyLogin(queryClient))
      },
    },
    autoModals: [
      {
        modal: 'daily-login',
        priority: 50,
        oncePerDay: 'daily-login',
        audience: 'player',
        wanted: async ({ api, queryClient }) =>
          (await queryClient.fetchQuery((await parts()).dailyLoginInfoQuery(api))).isAvailable,
      },
    ],
    messages: {
      en: () => parts().then((module) => module.en()),
      es: () => parts().then((module) => module.es()),
    },
  }),
)
