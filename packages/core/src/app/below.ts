import { whenIdle } from './whenIdle.ts'

/**
 * Has the whole document laid out at once where somebody comes back to a place in it: what lies below
 * the first screen has no certain height until then.
 *
 * The document holds the text of this function: it may use nothing from outside itself.
 */
export function keepPlace(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash)
    document.documentElement.removeAttribute('data-below')
}

/**
 * What comes at rest has come by then, in ms: its style sheets and its room at the edges have the browser
 * look again at everything that is laid out.
 */
const settled = 2_000

/**
 * Lays out what lies below the first screen, section by section, whenever the browser has nothing better
 * to do; returns the way to call it off.
 */
export function showBelow(): () => void {
  const root = document.documentElement
  if (!root.hasAttribute('data-below')) return () => {}
  const sections = [
    ...document.querySelectorAll<HTMLElement>('[data-sections] > :nth-child(n + 2)'),
  ]
  let cancel = () => {}
  const later = setTimeout(() => (cancel = whenIdle(next)), settled)
  const next = () => {
    const section = sections.shift()
    if (section) section.style.contentVisibility = 'visible'
    else root.removeAttribute('data-below')
    if (section) cancel = whenIdle(next)
  }
  return () => {
    clearTimeout(later)
    cancel()
  }
}
