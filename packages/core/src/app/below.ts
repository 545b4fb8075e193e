import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from './whenIdle.ts'

/**
 * Has the whole document laid out at once where somebody comes back to a place in it: what lies below
 * the first screen has no certain height until then.
 *
 * The document holds the text of this function: it may use nothing from outside itself.
 */
export function keepPlace(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (!visit || !('type' in visit) || visit.type !== 'navigate' || location.hash)
    document.documentElement.removeAttribute('data-below')
}

/**
 * What comes at rest has come by then, in ms: its style sheets and its room at the edges have the browser
 * look again at everything that is laid out.
 */
const settled = 2_000

/**
 * Lays out what lies below the first screen, section by section, whenever the browser has nothing better
 * to do; the next page is laid out as a whole. Returns the way to call it off.
 */
export function showBelow(router: Pick<AnyRouter, 'subscribe'> | null): () => void {
  const root = document.documentElement
  if (!root.hasAttribute('data-below')) return () => {}
  const sections = [
    ...document.querySelectorAll<HTMLElement>('[data-sections] > :nth-child(n + 2)'),
  ]
  let cancel = () => {}
  const next = () => {
    const section = sections.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    cancel = whenIdle(next)
  }
  const later = setTimeout(() => (cancel = whenIdle(next)), settled)
  // Not before: without the attribute everything is styled anew, and on the next page it is so anyway.
  const forget = router?.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    if (pathChanged) root.removeAttribute('data-below')
  })
  return () => {
    clearTimeout(later)
    cancel()
    forget?.()
  }
}
