import { prefersStillness } from '@marquee/ui'
import { useEffect } from 'react'
import type { ToneName } from './tones.ts'
import { useFeedback } from './useFeedback.ts'

/** What is heard and felt so long after a draw has begun to turn, in ms. */
export type Moment = readonly [name: ToneName, after: number]

/**
 * Small moments of something that turns by itself, such as reels that stop one after the other; nothing for
 * who wants stillness, since nothing turns then.
 * @param draw what was drawn: each new one begins anew.
 * @param moments the same list each time.
 */
export function useMoments(draw: object | undefined, moments: readonly Moment[]): void {
  const feedback = useFeedback()
  useEffect(() => {
    if (!draw || prefersStillness()) return undefined
    const timers = moments.map(([name, after]) => setTimeout(() => feedback(name), after))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [draw, moments, feedback])
}
