import { defineFeature, type FeatureDefinition, type PushTools } from '@marquee/core'

const queries = () => import('./queries.ts')

const prefetch = async ({ api, queryClient }: PushTools) =>
  queryClient.ensureQueryData((await queries()).dailyLoginInfoQuery(api))

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
        load: () =>
          import('./modal/DailyLoginModal.tsx').then((module) => module.dailyLoginModal(options)),
        openModal: 'daily-login',
        audience: 'player',
      },
    },
    slots: {
      'lobby.chips': [
        {
          order: 10,
          audience: 'player',
          load: () => import('./lobby/DailyLoginChip.tsx').then((module) => module.DailyLoginChip),
          prefetch,
        },
      ],
      'lobby.sections': [
        {
          order: 20,
          audience: 'player',
          load: () =>
            import('./lobby/DailyLoginSection.tsx').then((module) => module.DailyLoginSection),
          prefetch,
        },
      ],
      'header.actions': [
        {
          order: 10,
          audience: 'player',
          load: () =>
            import('./lobby/DailyLoginButton.tsx').then((module) => module.DailyLoginButton),
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
        bottomBar: true,
      },
    ],
    // Claimed in another tab: what this one shows follows.
    pushes: {
      cash: ({ reason }, { queryClient }) => {
        if (reason !== 'daily-login') return
        void queries().then(({ refreshDailyLogin }) => refreshDailyLogin(queryClient))
      },
    },
    autoModals: [
      {
        modal: 'daily-login',
        priority: 50,
        oncePerDay: 'daily-login',
        audience: 'player',
        wanted: async ({ api, queryClient }) =>
          (await queryClient.fetchQuery((await queries()).dailyLoginInfoQuery(api))).isAvailable,
      },
    ],
    messages: {
      en: () => import('./messages/en.json').then((module) => module.default),
      es: () => import('./messages/es.json').then((module) => module.default),
    },
  }),
)
