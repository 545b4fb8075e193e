import { HomePage } from './HomePage.tsx'

export { load, messages, titleValues } from './bundle.ts'

/** Home for guests, and a page of its own for players. */
export const pages = {
  home: HomePage,
  lobby: { load: () => import('./LobbyPage.tsx').then((module) => module.LobbyPage) },
}
