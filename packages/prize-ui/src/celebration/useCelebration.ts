import { useBalanceHold } from '@marquee/core'
import { prefersStillness, type RewardLine } from '@marquee/ui'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useFeedback } from '../feedback/useFeedback.ts'

/** The balance waits no longer for the coins than this, in ms. */
const longestMs = 2_000

const prizeOf = (lines: readonly RewardLine[]) => ({
  coins: lines.find(({ unit }) => unit === 'coins')?.won ?? 0,
  entries: lines.find(({ unit }) => unit === 'entries')?.won ?? 0,
})

/**
 * Celebrates a prize once: coins fly from it to the balance, which counts up when they are there, with
 * sound where the player has it on and a buzz where the device can. Nothing moves, sounds or waits for
 * those who want stillness.
 */
export function useCelebration(
  prize: RefObject<Element | null>,
  lines: readonly RewardLine[],
): void {
  const feedback = useFeedback()
  const [isFlying, setFlying] = useState(() => lines.length > 0 && !prefersStillness())
  useBalanceHold(isFlying, prizeOf(lines))
  const celebrate = useEffectEvent(() => {
    if (!isFlying) return undefined
    let stop = () => {}
    let isGone = false
    const land = () => setFlying(false)
    const latest = setTimeout(land, longestMs)
    feedback('prize')
    void import('./fly.ts').then(({ fly }) => {
      if (!isGone && prize.current) stop = fly(prize.current, lines, land)
    }, land)
    return () => {
      isGone = true
      clearTimeout(latest)
      stop()
    }
  })
  // Once for what is told; whoever shows another prize shows it anew.
  useEffect(() => celebrate(), [])
}
