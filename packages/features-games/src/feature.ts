import { defineFeature, firstOf, type RouteContext } from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

/** What pages need before they are shown; fetched with the first of them, not with every page of the brand. */
type PageData = typeof import('./pageData.ts')
const fromData =
  <T>(ask: (data: PageData, context: RouteContext) => T) =>
  async (context: RouteContext) =>
    ask(await import('./pageData.ts'), context)

const loadCatalogue = fromData((data, context) => data.loadCatalogue(context))
const libraryParameters = ['category', 'provider', 'type', 'sort', 'q']

/** The library, the groups of games, the game view and the search over all of it. */
export const games = defineFeature(() => ({
  id: 'games',
  routes: [
    {
      path: '/library',
      name: 'library',
      title: 'games:library.title',
      description: 'games:library.description',
      page: () => import('./library/LibraryPage.tsx').then((module) => module.LibraryPage),
      search: (query) => Object.fromEntries(libraryParameters.map((name) => [name, query[name]])),
      load: fromData((data, context) => data.loadLibrary(context)),
    },
    {
      path: '/issues/favorites',
      name: 'issues-favorites',
      title: 'games:favorites.title',
      page: () => parts().then((module) => module.favoritesPage()),
      load: fromData((data, context) => data.loadFavorites(context)),
    },
    {
      path: '/issues/providers',
      name: 'issues-providers',
      title: 'games:providers.title',
      description: 'games:providers.description',
      page: () => parts().then((module) => module.providersPage()),
      load: loadCatalogue,
    },
    {
      path: '/issues/providers/$pageName',
      name: 'issues-providers-pageName',
      title: 'games:providers.of',
      titleValues: fromData((data, context) => data.providerTitle(context)),
      page: () => parts().then((module) => module.providerPage()),
      load: loadCatalogue,
      isValid: fromData((data, context) => data.isProvider(context)),
    },
    {
      path: '/issues/$pageName',
      name: 'issues-pageName',
      title: 'games:issues.of',
      titleValues: fromData((data, context) => data.issueTitle(context)),
      page: () => parts().then((module) => module.issuePage()),
      load: loadCatalogue,
      isValid: fromData((data, context) => data.isIssue(context)),
    },
    {
      path: '/game',
      name: 'game',
      title: 'games:game.title',
      page: () => parts().then((module) => module.gamePage()),
      search: ({ game, isMoney }) => ({ game: firstOf(game), isMoney: firstOf(isMoney) }),
      slots: ['game.bar'],
      load: fromData((data, context) => data.loadGame(context)),
      isValid: fromData((data, context) => data.isGame(context)),
    },
  ],
  modals: {
    game: {
      load: () => parts().then((module) => module.gameModal()),
      query: 'game',
      audience: 'player',
      ...(import.meta.env.MARQUEE_PREVIEW && { sample: { value: '1000' } }),
    },
    'game-demo': {
      load: () => parts().then((module) => module.demoModal()),
      audience: 'anyone',
      ...(import.meta.env.MARQUEE_PREVIEW && { sample: { gameId: 1000 } }),
    },
    'game-search': {
      load: () => parts().then((module) => module.searchModal()),
    },
  },
  slots: {
    'bottomBar.middle': [
      {
        order: 0,
        audience: 'player',
        load: () => parts().then((module) => module.lastGame()),
      },
    ],
  },
  behaviours: [() => parts().then((module) => module.searchKey())],
  // The view of that game says it, if it is open (RT-15).
  pushes: {
    game: (maxBet, { queryClient }) => void queryClient.setQueryData(['games', 'max-bet'], maxBet),
  },
  navigation: [
    {
      group: 'play',
      label: { en: 'Games', es: 'Juegos' },
      icon: 'games',
      to: '/library',
      order: 10,
      bottomBar: true,
    },
    {
      group: 'play',
      label: { en: 'Favorites', es: 'Favoritos' },
      icon: 'heart',
      to: '/issues/favorites',
      order: 20,
    },
    {
      group: 'play',
      label: { en: 'Providers', es: 'Proveedores' },
      icon: 'star',
      to: '/issues/providers',
      order: 30,
    },
  ],
  messages: {
    en: () => parts().then((module) => module.en()),
    es: () => parts().then((module) => module.es()),
  },
}))
