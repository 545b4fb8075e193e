/** Pages that are opened from the library, and the game. */
export const favoritesPage = () =>
  import('./issues/FavoritesPage.tsx').then((module) => module.FavoritesPage)
export const providersPage = () =>
  import('./issues/ProvidersPage.tsx').then((module) => module.ProvidersPage)
export const providerPage = () =>
  import('./issues/ProviderPage.tsx').then((module) => module.ProviderPage)
export const issuePage = () => import('./issues/IssuePage.tsx').then((module) => module.IssuePage)
export const gamePage = () => import('./game/GamePage.tsx').then((module) => module.GamePage)

/** Modals and behaviour, each fetched when it is needed. */
export const gameModal = () => import('./game/GameModal.tsx').then((module) => module.GameModal)
export const demoModal = () => import('./demo/DemoModal.tsx').then((module) => module.DemoModal)
export const searchModal = () =>
  import('./search/GameSearchModal.tsx').then((module) => module.GameSearchModal)
export const searchKey = () => import('./search/SearchKey.tsx').then((module) => module.SearchKey)

export const lastGame = () => import('./last-game/LastGame.tsx').then((module) => module.LastGame)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
