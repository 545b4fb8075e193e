import { useIsGuest, usePlayer, whenIdle } from '@marquee/core'
import { useEffect } from 'react'

/** Whether the visitor asked the browser to spare data. */
const sparesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches the view of games once the page is at rest: a player's next tap is mostly a game, and on a phone
 * the view's parts would each be asked for after the one before. Not for guests, who sign up first, not
 * during a break, and not where data are spared.
 */
export function GameAhead() {
  const isGuest = useIsGuest()
  const player = usePlayer()
  const isWanted = !isGuest && player !== null && !player.restriction
  useEffect(() => {
    if (!isWanted || sparesData()) return undefined
    return whenIdle(() => {
      // Opening a game asks once more, and tells when it fails.
      import('./GameModal.tsx').catch(() => undefined)
    })
  }, [isWanted])
  return null
}
