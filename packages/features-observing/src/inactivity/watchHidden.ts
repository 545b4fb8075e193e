import { now } from '@marquee/core'

/** Out of sight for so long, in ms, a page is loaded anew (SESSION-10). */
export const reloadAfter = 120 * 60_000

/**
 * Calls back once the page has been out of sight for 120 minutes; where timers sleep with the page,
 * when it is looked at again. Returns the way to end it.
 */
export function watchHidden(onOverdue: () => void): () => void {
  let since: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const due = () => {
    since = null
    clearTimeout(timer)
    onOverdue()
  }
  const look = () => {
    if (document.visibilityState === 'hidden') {
      since ??= now()
      clearTimeout(timer)
      timer = setTimeout(due, reloadAfter)
    } else if (since !== null && now() - since >= reloadAfter) {
      due()
    } else {
      since = null
      clearTimeout(timer)
    }
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
