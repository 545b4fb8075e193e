import type { LazyComponent } from '@marquee/core'

export const homePage: LazyComponent = () =>
  import('./HomePage.tsx').then((module) => module.HomePage)
export const lobbyPage: LazyComponent = () =>
  import('./LobbyPage.tsx').then((module) => module.LobbyPage)
