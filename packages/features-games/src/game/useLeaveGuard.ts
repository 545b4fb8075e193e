import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'

const gameOf = (search: unknown) => (search as Record<string, unknown>)['game']

/**
 * Asks before a game with an open round is left: by its own buttons through `guard`, by links and
 * the way back through the router. Without an open round nothing is asked.
 */
export function useLeaveGuard(roundOpen: boolean) {
  const [wish, setWish] = useState<(() => void) | null>(null)
  const decided = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      roundOpen &&
      !decided.current &&
      (current.pathname !== next.pathname || gameOf(current.search) !== gameOf(next.search)),
    enableBeforeUnload: () => roundOpen,
    withResolver: true,
  })
  const stay = () => {
    setWish(null)
    if (blocker.status === 'blocked') blocker.reset()
  }
  const leave = () => {
    decided.current = true
    setWish(null)
    wish?.()
    if (blocker.status === 'blocked') blocker.proceed()
    // Whoever left came to rest elsewhere; the next game is guarded again.
    setTimeout(() => {
      decided.current = false
    })
  }
  return {
    asking: wish !== null || blocker.status === 'blocked',
    guard: (action: () => void) => (roundOpen ? setWish(() => action) : action()),
    stay,
    leave,
  }
}
