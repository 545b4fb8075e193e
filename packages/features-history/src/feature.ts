import { defineFeature, firstOf, type RouteContext } from '@marquee/core'

const queries = () => import('./queries.ts')

const load = async ({ api, queryClient, isGuest, search }: RouteContext) => {
  if (isGuest) return undefined
  const { filterOf } = await import('./filter.ts')
  const { entriesQuery, statementsQuery } = await queries()
  return Promise.all([
    queryClient.prefetchInfiniteQuery(entriesQuery(api, filterOf(search))),
    queryClient.prefetchQuery(statementsQuery(api)),
  ])
}

/** Everything that moved a player's balances in a year, with statements and every round to see again. */
export const history = defineFeature(() => ({
  id: 'history',
  routes: [
    {
      path: '/profile/history',
      name: 'profile-history',
      title: 'history:title',
      audience: 'player',
      page: () => import('./HistoryPage.tsx').then((module) => module.HistoryPage),
      search: ({ wallet, kind, from, to }) => ({
        wallet: firstOf(wallet),
        kind: firstOf(kind),
        from: firstOf(from),
        to: firstOf(to),
      }),
      load,
      account: { label: { en: 'History', es: 'Historial' }, icon: 'history', order: 50 },
    },
  ],
  modals: {
    'round-replay': {
      load: () => import('./replay/ReplayModal.tsx').then((module) => module.ReplayModal),
      audience: 'player',
    },
  },
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
}))
