import type { FunctionComponent } from 'react'
import { WelcomePack } from './WelcomePack.tsx'

/** What stands on the lobby: the banner, where the brand has one, above the welcome pack. */
export function lobbyOf(Banner?: FunctionComponent): FunctionComponent {
  if (!Banner) return WelcomePack
  return function LobbyOffers() {
    return (
      <>
        <Banner />
        <WelcomePack />
      </>
    )
  }
}
