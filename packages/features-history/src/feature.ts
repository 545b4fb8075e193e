import { defineFeature, firstOf } from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

/** Everything that moved a player's balances in a year, with statements and every round to see again. */
export const history = defineFeature(() => ({
  id: 'history',
  routes: [
    {
      path: '/profile/history',
      name: 'profile-history',
      title: 'history:title',
      audience: 'player',
      page: () => parts().then((module) => module.historyPage()),
      search: ({ wallet, kind, from, to }) => ({
        wallet: firstOf(wallet),
        kind: firstOf(kind),
        from: firstOf(from),
        to: firstOf(to),
      }),
      load: (context) => parts().then((module) => module.loadHistory(context)),
      account: { label: { en: 'History', es: 'Historial' }, icon: 'history', order: 50 },
    },
  ],
  modals: {
    'round-replay': {
      load: () => parts().then((module) => module.replayModal()),
      audience: 'player',
    },
  },
  messages: {
    en: () => parts().then((module) => module.en()),
    es: () => parts().then((module) => module.es()),
  },
}))
