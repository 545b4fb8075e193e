import { defineFeature, firstOf, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    history: {
      pages: { page: '/profile/history'; shared: '/replay/$linkId'; verify: '/verify' }
      search: {
        page: { wallet?: string; kind?: string; from?: string; to?: string }
        verify: { round?: string }
      }
      modals: { fairness: object; 'round-replay': { roundId: string; title: string } }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { component, slotEntry } = fromBundle(bundle)

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
    // For everybody: a round is checked without an account, and without a connection.
    verify: {
      path: '/verify',
      title: 'history:verify.title',
      noindex: true,
      search: ({ round }) => ({ round: firstOf(round) }),
    },
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
  slots: {
    'game.bar': [slotEntry('GameBarFairness', { order: 91, audience: 'player' })],
  },
  modals: {
    fairness: { load: component('FairnessModal'), audience: 'player' },
    'round-replay': { load: component('ReplayModal'), audience: 'player' },
  },
}))
