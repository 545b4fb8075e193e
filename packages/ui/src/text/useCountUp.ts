import { useEffect, useRef, useState } from 'react'
import { prefersStillness } from '../motion.ts'

/** Milliseconds that a balance takes to reach its new figure. */
export const countDuration = 600

const ease = (share: number) => 1 - (1 - share) ** 3

/**
 * Follows a changing amount in 600 ms, up or down; starts at the amount itself, so that the server
 * and the first render agree. Jumps when animation is unwelcome.
 */
export function useCountUp(target: bigint, animated: boolean): bigint {
  const [shown, setShown] = useState(target)
  const from = useRef(target)

  useEffect(() => {
    const start = from.current
    if (start === target) return
    if (!animated || prefersStillness()) {
      from.current = target
      setShown(target)
      return
    }
    let frame = 0
    let began: number | undefined
    const step = (now: number) => {
      began ??= now
      const share = Math.min((now - began) / countDuration, 1)
      const permille = BigInt(Math.round(ease(share) * 1000))
      from.current = share === 1 ? target : start + ((target - start) * permille) / 1000n
      setShown(from.current)
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target, animated])

  return shown
}
