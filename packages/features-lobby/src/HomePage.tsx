import { deferred, useIsGuest } from '@marquee/core'
import { GuestHome } from './GuestHome.tsx'

const PlayerLobby = deferred(
  () => import('./PlayerLobby.tsx').then((module) => module.PlayerLobby),
  { until: 'at once' },
)

/** The address `/`: what the brand is for guests, the lobby for players (ROUTE-02, TEN-01). */
export function HomePage() {
  return useIsGuest() ? <GuestHome /> : <PlayerLobby />
}
