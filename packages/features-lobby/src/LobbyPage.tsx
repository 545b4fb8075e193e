import { PlayerLobby } from './PlayerLobby.tsx'

/** The signed-in home as a page of its own (ROUTE-03). */
export function LobbyPage() {
  return <PlayerLobby />
}
