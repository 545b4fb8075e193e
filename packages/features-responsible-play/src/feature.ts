import { defineFeature, type RouteContext } from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

/** What the pages show to a player; a guest reads what there is without figures of their own. */
const load = async ({ api, queryClient, isGuest }: RouteContext) =>
  isGuest ? undefined : queryClient.prefetchQuery((await parts()).statusQuery(api))

/** Limits, reality checks, breaks and exclusion; what is refused is refused by the platform. */
export const responsiblePlay = defineFeature(() => ({
  id: 'responsible-play',
  routes: [
    {
      path: '/game/responsible-play',
      name: 'game-responsible-play',
      title: 'responsible-play:overview.title',
      description: 'responsible-play:overview.description',
      page: () => import('./overview/OverviewPage.tsx').then((module) => module.OverviewPage),
      load,
      account: {
        label: { en: 'Responsible play', es: 'Juego responsable' },
        icon: 'shield',
        order: 60,
      },
    },
    {
      path: '/profile/purchase-limit',
      name: 'profile-purchase-limit',
      title: 'responsible-play:purchase.title',
      audience: 'player',
      page: () =>
        import('./limits/PurchaseLimitPage.tsx').then((module) => module.PurchaseLimitPage),
      load,
      account: {
        label: { en: 'Purchase limit', es: 'Límite de compras' },
        icon: 'cart',
        order: 62,
      },
    },
    {
      path: '/profile/play-limits',
      name: 'profile-play-limits',
      title: 'responsible-play:play.title',
      audience: 'player',
      page: () => import('./limits/PlayLimitsPage.tsx').then((module) => module.PlayLimitsPage),
      load,
      account: {
        label: { en: 'Play limits', es: 'Límites de juego' },
        icon: 'hourglass',
        order: 64,
      },
    },
    {
      path: '/profile/reality-check',
      name: 'profile-reality-check',
      title: 'responsible-play:reality.title',
      audience: 'player',
      page: () =>
        import('./reality-check/RealityCheckPage.tsx').then((module) => module.RealityCheckPage),
      load,
      account: {
        label: { en: 'Reality check', es: 'Control de realidad' },
        icon: 'clock',
        order: 66,
      },
    },
    {
      path: '/profile/cool-off',
      name: 'profile-cool-off',
      title: 'responsible-play:coolOff.title',
      audience: 'player',
      page: () => import('./breaks/CoolOffPage.tsx').then((module) => module.CoolOffPage),
      load,
      account: { label: { en: 'Cool-off', es: 'Descanso' }, icon: 'pause', order: 68 },
    },
    {
      path: '/profile/self-exclusion',
      name: 'profile-self-exclusion',
      title: 'responsible-play:exclusion.title',
      audience: 'player',
      page: () =>
        import('./breaks/SelfExclusionPage.tsx').then((module) => module.SelfExclusionPage),
      load,
      account: { label: { en: 'Self-exclusion', es: 'Autoexclusión' }, icon: 'lock', order: 70 },
    },
  ],
  modals: {
    'reality-check': {
      load: () => parts().then((module) => module.realityCheckModal()),
      audience: 'player',
      required: true,
    },
  },
  slots: {
    'game.bar': [
      {
        order: 90,
        load: () => parts().then((module) => module.gameBarLink()),
        audience: 'player',
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
