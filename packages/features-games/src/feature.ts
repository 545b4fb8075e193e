import { defineFeature, firstOf, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { toldKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    games: {
      pages: {
        library: '/library'
        favorites: '/issues/favorites'
        providers: '/issues/providers'
        provider: '/issues/providers/$pageName'
        issue: '/issues/$pageName'
        game: '/game'
      }
      search: {
        library: {
          category?: string
          provider?: string | string[]
          type?: string | string[]
          sort?: string
          q?: string
        }
        game: { game?: string; isMoney?: string }
      }
      modals: { game: object; 'game-demo': { gameId: number }; 'game-search': object }
      parameters: { game: string }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { component, slotEntry } = fromBundle(bundle)

/** A list of games invites to play: who takes a break is led to the lobby (RP-02). */
const list = { middleware: ['may-play'] }

const libraryParameters = ['category', 'provider', 'type', 'sort', 'q']

/** The library, the groups of games, the game view and the search over all of it. */
export const games = defineFeature(() => ({
  id: 'games',
  bundle,
  pages: {
    library: {
      ...list,
      path: '/library',
      description: 'games:library.description',
      search: (query) => Object.fromEntries(libraryParameters.map((name) => [name, query[name]])),
    },
    favorites: { ...list, path: '/issues/favorites' },
    providers: {
      ...list,
      path: '/issues/providers',
      description: 'games:providers.description',
    },
    provider: { ...list, path: '/issues/providers/$pageName', title: 'games:providers.of' },
    issue: { ...list, path: '/issues/$pageName', title: 'games:issues.of' },
    game: {
      path: '/game',
      search: ({ game, isMoney }) => ({ game: firstOf(game), isMoney: firstOf(isMoney) }),
      slots: ['game.bar'],
    },
  },
  modals: {
    game: {
      load: component('GameModal'),
      query: 'game',
      audience: 'player',
      ...(import.meta.env.MARQUEE_PREVIEW && { sample: { value: '1000' } }),
    },
    'game-demo': {
      load: component('DemoModal'),
      audience: 'anyone',
      ...(import.meta.env.MARQUEE_PREVIEW && { sample: { gameId: 1000 } }),
    },
    'game-search': { load: component('GameSearchModal') },
  },
  slots: { 'bottomBar.middle': [slotEntry('LastGame', { order: 0, audience: 'player' })] },
  behaviours: [
    () => import('./atRest.ts').then((module) => module.SearchKey),
    () => import('./atRest.ts').then((module) => module.GameAhead),
  ],
  // The view of that game says it, if it is open (RT-15, and how its jackpots stand).
  pushes: {
    game: (told, { queryClient }) => void queryClient.setQueryData(toldKey(told.kind), told),
  },
  navigation: [
    {
      group: 'play',
      label: labels('navigation.games'),
      icon: 'games',
      order: 10,
      primary: true,
      bottomBar: 'centre',
    },
    {
      group: 'play',
      label: labels('navigation.favorites'),
      icon: 'heart',
      to: '/issues/favorites',
      order: 20,
      primary: true,
    },
    {
      group: 'play',
      label: labels('navigation.providers'),
      icon: 'star',
      to: '/issues/providers',
      order: 30,
      primary: true,
    },
  ],
}))
