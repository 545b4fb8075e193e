import { prefersStillness } from '@marquee/ui'
import { useEffect, useState } from 'react'

/** `closed` before a draw, `turning` while its outcome is on its way, `open` once it is told. */
export type Reveal = 'closed' | 'turning' | 'open'

/**
 * Keeps an outcome back for as long as its animation takes, in ms, from when it is known. Those who
 * want stillness have it at once.
 */
export function useReveal(isDrawn: boolean, duration: number): Reveal {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isDrawn) {
      setOver(false)
      return undefined
    }
    if (prefersStillness()) {
      setOver(true)
      return undefined
    }
    const timer = setTimeout(() => setOver(true), duration)
    return () => clearTimeout(timer)
  }, [isDrawn, duration])
  if (!isDrawn) return 'closed'
  return isOver ? 'open' : 'turning'
}
