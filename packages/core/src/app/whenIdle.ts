import { now } from './clock.ts'

/** What a browser without an idle callback is said to have left, in ms (CONST-03). */
const fallbackRemaining = 50

/**
 * Runs something once the browser has nothing better to do; returns the way to call it off. Where
 * browsers cannot say how much time is left, it is 50 ms, less what has been used (CONST-03).
 */
export function whenIdle(run: (deadline: IdleDeadline) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(() => {
    const began = now()
    run({
      didTimeout: false,
      timeRemaining: () => Math.max(0, fallbackRemaining - (now() - began)),
    })
  }, 50)
  return () => clearTimeout(timer)
}
