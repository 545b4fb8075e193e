import { now } from '../app/clock.ts'

/** How long after a reload there is no other one, in ms (VERSION-03). */
export const reloadGuard = 10_000
/** When the page reloaded itself last, epoch ms; in the storage of the session. */
const reloadKey = 'marquee:reloaded-at'

const failures = new WeakSet<object>()

/**
 * Notes errors of code that could not be fetched, so that they can be told from errors of the code
 * itself. The build announces each as `vite:preloadError`, which the page listens to from the start.
 */
export const noteChunkFailure = ({ payload }: { payload: Error }): void =>
  void failures.add(payload)

/** Whether an error says that code could not be fetched: after a release, or without a connection. */
export const isChunkFailure = (error: unknown): boolean => failures.has(error as object)

/**
 * Reloads the page, which stands at the address that was asked for, unless it has done so within
 * the guard time (NAV-03, VERSION-03). False when it does not, and where nothing can be kept.
 */
export function reloadOnce(guard = reloadGuard): boolean {
  try {
    const since = now() - Number(sessionStorage.getItem(reloadKey) ?? -Infinity)
    if (since >= 0 && since < guard) return false
    sessionStorage.setItem(reloadKey, String(now()))
  } catch {
    return false
  }
  window.location.reload()
  return true
}
