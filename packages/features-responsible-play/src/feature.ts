import {
  defineFeature,
  type FeatureDefinition,
  type RouteContext,
  type RouteDefinition,
} from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

/** What the pages show to a player; a guest reads what there is without figures of their own. */
const load = async ({ api, queryClient, isGuest }: RouteContext) =>
  isGuest ? undefined : queryClient.prefetchQuery((await parts()).statusQuery(api))

type PageName = Extract<keyof Awaited<ReturnType<typeof parts>>, `${string}Page`>

/** A page of the account area, with its entry there. */
const section = (
  path: string,
  page: PageName,
  words: string,
  account: NonNullable<RouteDefinition['account']>,
): RouteDefinition => ({
  path: `/profile/${path}`,
  name: `profile-${path}`,
  title: `responsible-play:${words}.title`,
  audience: 'player',
  page: () => parts().then((module) => module[page]()),
  load,
  account,
})

/** Limits, reality checks, breaks and exclusion; what is refused is refused by the platform. */
export const responsiblePlay = defineFeature((): FeatureDefinition => ({
  id: 'responsible-play',
  routes: [
    {
      path: '/game/responsible-play',
      name: 'game-responsible-play',
      title: 'responsible-play:overview.title',
      description: 'responsible-play:overview.description',
      page: () => parts().then((module) => module.overviewPage()),
      load,
      account: {
        label: { en: 'Responsible play', es: 'Juego responsable' },
        icon: 'shield',
        order: 60,
      },
    },
    section('purchase-limit', 'purchaseLimitPage', 'purchase', {
      label: { en: 'Purchase limit', es: 'Límite de compras' },
      icon: 'cart',
      order: 62,
    }),
    section('play-limits', 'playLimitsPage', 'play', {
      label: { en: 'Play limits', es: 'Límites de juego' },
      icon: 'hourglass',
      order: 64,
    }),
    section('reality-check', 'realityCheckPage', 'reality', {
      label: { en: 'Reality check', es: 'Control de realidad' },
      icon: 'clock',
      order: 66,
    }),
    section('cool-off', 'coolOffPage', 'coolOff', {
      label: { en: 'Cool-off', es: 'Descanso' },
      icon: 'pause',
      order: 68,
    }),
    section('self-exclusion', 'selfExclusionPage', 'exclusion', {
      label: { en: 'Self-exclusion', es: 'Autoexclusión' },
      icon: 'lock',
      order: 70,
    }),
  ],
  modals: {
    'reality-check': {
      load: () => parts().then((module) => module.realityCheckModal()),
      audience: 'player',
      required: true,
    },
  },
  slots: {
    'lobby.restricted': [
      {
        order: 10,
        load: () => parts().then((module) => module.restrictedLobby()),
        audience: 'player',
        duringBreak: 'shown',
      },
    ],
    'game.bar': [
      {
        order: 90,
        load: () => parts().then((module) => module.gameBarLink()),
        audience: 'player',
        duringBreak: 'shown',
      },
    ],
  },
  navigation: [
    {
      group: 'help',
      label: { en: 'Responsible play', es: 'Juego responsable' },
      icon: 'shield',
      to: '/game/responsible-play',
      order: 40,
    },
  ],
  behaviours: [() => parts().then((module) => module.vigil())],
  // Changed in another tab: what this one shows follows.
  pushes: {
    app: ({ kind, feature }, { queryClient }) => {
      if (kind !== 'feature-status' || feature !== 'responsible-play') return
      void parts().then(({ refreshStatus }) => refreshStatus(queryClient))
    },
  },
  messages: {
    en: () => parts().then((module) => module.en()),
    es: () => parts().then((module) => module.es()),
  },
}))
