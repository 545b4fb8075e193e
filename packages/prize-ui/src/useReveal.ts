import { useBalanceHold } from '@marquee/core'
import { prefersStillness } from '@marquee/ui'
import { useEffect, useState } from 'react'
import type { Draw } from './usePrizeDraw.ts'

/** `closed` before a draw, `turning` while its outcome is on its way, `open` once it is told. */
export type Reveal = 'closed' | 'turning' | 'open'

/**
 * Keeps the outcome of a draw back for as long as its animation takes, in ms, from when it is known,
 * and with it the balance that this tab shows. Those who want stillness have both at once, and so has
 * everybody once it is cut short.
 */
export function useReveal(
  { isPending, won }: Pick<Draw<never>, 'isPending' | 'won'>,
  duration: number,
  isCutShort = false,
): Reveal {
  const isDrawn = won !== undefined
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isDrawn) {
      setOver(false)
      return undefined
    }
    if (isCutShort || prefersStillness()) {
      setOver(true)
      return undefined
    }
    const timer = setTimeout(() => setOver(true), duration)
    return () => clearTimeout(timer)
  }, [isDrawn, duration, isCutShort])
  useBalanceHold(isPending || (isDrawn && !isOver))
  if (!isDrawn) return 'closed'
  return isOver ? 'open' : 'turning'
}
