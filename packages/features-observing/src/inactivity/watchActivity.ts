import { now } from '@marquee/core'

/** Nothing done for so long, in ms, and a session begins anew for pop-up ads (SESSION-09). */
export const inactiveAfter = 30 * 60_000

/** What somebody who is there does. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const

/** Calls back once nothing has been done for 30 minutes, and after a sign of life again. Returns the way to end it. */
export function watchActivity(onInactive: () => void): () => void {
  let last = now()
  let told = false
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    const left = inactiveAfter - (now() - last)
    if (left > 0) {
      timer = setTimeout(look, left)
      return
    }
    told = true
    onInactive()
  }
  const note = () => {
    last = now()
    if (!told) return
    told = false
    timer = setTimeout(look, inactiveAfter)
  }
  const watch = new AbortController()
  const { signal } = watch
  for (const sign of signs)
    window.addEventListener(sign, note, { signal, passive: true, capture: true })
  timer = setTimeout(look, inactiveAfter)
  return () => {
    clearTimeout(timer)
    watch.abort()
  }
}
