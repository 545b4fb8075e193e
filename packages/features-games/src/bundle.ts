import type { RouteContext } from '@marquee/core'

/** What pages need before they are shown; fetched with the first of them, not with every page of the brand. */
const pageData = () => import('./pageData.ts')

export const pages = {
  library: { load: () => import('./library/LibraryPage.tsx').then((module) => module.LibraryPage) },
  favorites: {
    load: () => import('./issues/FavoritesPage.tsx').then((module) => module.FavoritesPage),
  },
  providers: {
    load: () => import('./issues/ProvidersPage.tsx').then((module) => module.ProvidersPage),
  },
  provider: {
    load: () => import('./issues/ProviderPage.tsx').then((module) => module.ProviderPage),
  },
  issue: { load: () => import('./issues/IssuePage.tsx').then((module) => module.IssuePage) },
  game: { load: () => import('./game/GamePage.tsx').then((module) => module.GamePage) },
}
type PageName = keyof typeof pages

export const load = async (context: RouteContext, page: PageName): Promise<unknown> =>
  (await pageData()).load(context, page)
export const isValid = async (context: RouteContext, page: PageName): Promise<boolean> =>
  (await pageData()).isValid(context, page)
export const titleValues = async (context: RouteContext, page: PageName) =>
  (await pageData()).titleValues(context, page)

/** Modals and entry, each fetched when it is needed. */
export const GameModal = {
  load: () => import('./game/GameModal.tsx').then((module) => module.GameModal),
}
export const DemoModal = {
  load: () => import('./demo/DemoModal.tsx').then((module) => module.DemoModal),
}
export const GameSearchModal = {
  load: () => import('./search/GameSearchModal.tsx').then((module) => module.GameSearchModal),
}
export const LastGame = {
  load: () => import('./last-game/LastGame.tsx').then((module) => module.LastGame),
}

export { messages } from './messages/index.ts'
