import { HomePage } from './HomePage.tsx'

export { messages } from './messages/index.ts'
export { loadHome as load } from './queries.ts'
export { titleValues } from './titleValues.ts'

/** Home for guests, and the same for players as a page of its own (ROUTE-03). */
export const pages = {
  home: HomePage,
  lobby: { load: () => import('./PlayerLobby.tsx').then((module) => module.PlayerLobby) },
}
