import { firstOf, useApp, useIsGuest, usePlayer, whenIdle } from '@marquee/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { launchAhead } from '../queries.ts'

/** The page that opens games, asked for ahead: with this end it opens none. */
const partsOfGames = '/arcade/?mode=play#ahead'
/** What has not come by then is left to the game that needs it, in ms. */
const patience = 30_000

/** Whether the visitor asked the browser to spare data, or is where a game would take a minute of it. */
const sparesData = (): boolean => {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/**
 * Fetches the view of games and what every game is made of once the page is at rest: a player's next tap is
 * mostly a game, and on a phone each would be asked for after the one before. Not for guests, who sign up
 * first, not during a break, and not where data are spared. Browsers keep what is asked for in a frame
 * without an origin apart from what the page asks for: a frame like the game's asks. And as soon as a tile is
 * tapped it asks for the game: the view is drawn while the answer is on its way.
 */
export function GameAhead() {
  const { api, queryClient } = useApp()
  const router = useRouter()
  const isGuest = useIsGuest()
  const player = usePlayer()
  const isWanted = !isGuest && player !== null && !player.restriction
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isWanted || sparesData()) return undefined
    return whenIdle(() => {
      // Opening a game asks once more, and tells when it fails.
      import('./GameModal.tsx').catch(() => undefined)
      setAsking(true)
    })
  }, [isWanted])
  useEffect(() => {
    if (!isAsking) return undefined
    const timer = setTimeout(() => setAsking(false), patience)
    return () => clearTimeout(timer)
  }, [isAsking])
  const mode = player?.gameMode
  useEffect(() => {
    if (!isWanted || !mode) return undefined
    return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      const { game, isMoney } = toLocation.search as Record<string, unknown>
      const idOrSlug = firstOf(game)
      const { game: before } = (fromLocation?.search ?? {}) as Record<string, unknown>
      if (!idOrSlug || idOrSlug === firstOf(before)) return
      // The mode is switched first, which the view does.
      if (firstOf(isMoney) === '1' && mode !== 'SweepStakes') return
      launchAhead(queryClient, api, { idOrSlug, mode })
    })
  }, [router, api, queryClient, isWanted, mode])
  if (!isAsking) return null
  return <iframe src={partsOfGames} sandbox="allow-scripts" hidden title="arcade" />
}
