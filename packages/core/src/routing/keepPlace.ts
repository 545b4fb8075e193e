import type { AnyRouter } from '@tanstack/react-router'

/** How long a page may take until it is as long as it was, in ms. */
const patience = 10_000
/** What a visitor does who has chosen a place by themselves. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

type Place = Pick<AnyRouter['latestLocation'], 'state' | 'href'>

const keyOf = ({ state, href }: Place): string => state.__TSR_key ?? href

/** Goes to a place once the page is long enough, unless the visitor moves before; gives what calls it off. */
function goOnceLongEnough(top: number): () => void {
  const abort = new AbortController()
  const stop = () => {
    abort.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return
    stop()
    window.scrollTo(0, top)
  })
  const timer = setTimeout(stop, patience)
  observer.observe(document.body)
  for (const move of moves)
    window.addEventListener(move, stop, { passive: true, signal: abort.signal })
  return stop
}

/**
 * Brings a visitor who comes back to the place that they left, also on a page that is long only a moment
 * after it was rendered: the router scrolls once, and as far as the page goes by then.
 * @returns notes the place of the page that is about to be left.
 */
export function keepPlace(router: Pick<AnyRouter, 'subscribe' | 'state'>): () => void {
  const places = new Map<string, number>()
  let stop = () => {}
  router.subscribe('onBeforeNavigate', () => stop())
  router.subscribe('onRendered', ({ toLocation }) => {
    stop()
    const top = places.get(keyOf(toLocation)) ?? 0
    if (top - window.scrollY > 1) stop = goOnceLongEnough(top)
  })
  return () =>
    void places.set(keyOf(router.state.resolvedLocation ?? router.state.location), window.scrollY)
}
