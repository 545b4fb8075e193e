import { defineFeature, firstOf, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'

const bundle = () => import('./bundle.ts')

/** Everything that moved a player's balances in a year, with statements and every round to see again. */
export const history = defineFeature(() => ({
  id: 'history',
  bundle,
  pages: {
    page: {
      path: '/profile/history',
      title: 'history:title',
      audience: 'player',
      search: ({ wallet, kind, from, to }) => ({
        wallet: firstOf(wallet),
        kind: firstOf(kind),
        from: firstOf(from),
        to: firstOf(to),
      }),
      account: { label: labels('pages.history'), icon: 'history', order: 50 },
    },
    // Whoever has the link: it is nobody's to be found.
    shared: { path: '/replay/$linkId', noindex: true },
  },
  navigation: [
    {
      group: 'account',
      label: labels('navigation'),
      icon: 'history',
      order: 10,
      audience: 'player',
    },
  ],
  modals: {
    'round-replay': { load: fromBundle(bundle).component('ReplayModal'), audience: 'player' },
  },
}))
