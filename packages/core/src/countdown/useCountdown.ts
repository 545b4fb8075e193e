import { useEffect, useRef, useState } from 'react'
import { now } from '../app/clock.ts'

const second = 1000
const day = 86_400_000

export interface CountdownOptions {
  /** When it ends, in epoch ms; null for nothing to count. */
  until: number | null
  /** Stands still while more than a day remains (COUNTDOWN-04). */
  optimized?: boolean
  /** Called once when it stops at zero (COUNTDOWN-03). */
  onStop?: () => void
}

/**
 * When to look again, in ms, or null for never. Ticks fall on whole seconds of what remains, so that
 * a display changes when its figure does.
 */
export function nextTick(remaining: number, optimized: boolean): number | null {
  if (remaining <= 0) return null
  // One timer may sleep 24 days at most; a day at a time is far enough.
  if (optimized && remaining > day) return Math.min(remaining - day, day)
  return remaining % second || second
}

/**
 * What remains until a time, in ms, ticking each second down to zero (COUNTDOWN-01, COUNTDOWN-02).
 * Null before the first effect, because the server's render has no time, and when there is nothing
 * to count.
 */
export function useCountdown({
  until,
  optimized = false,
  onStop,
}: CountdownOptions): number | null {
  const [remaining, setRemaining] = useState<number | null>(null)
  const stop = useRef(onStop)
  useEffect(() => {
    stop.current = onStop
  })
  useEffect(() => {
    if (until === null) {
      setRemaining(null)
      return undefined
    }
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = Math.max(0, until - now())
      setRemaining(left)
      const next = nextTick(left, optimized)
      if (next === null) stop.current?.()
      else timer = setTimeout(tick, next)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, optimized])
  return remaining
}
