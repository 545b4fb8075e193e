import type { Rect } from '../stage/layout.ts'
import type { Stage } from '../stage/stage.ts'
import { element } from '../ui/dom.ts'

/** How far it is from the free part of the stage to the bar below it; none where that stands beside it. */
export function roomBelow(parent: HTMLElement, { y, height }: Rect): number {
  const bar = parent.querySelector('.controls .bar')?.getBoundingClientRect()
  return Math.max(0, (bar?.top ?? 0) - y - height)
}

/**
 * A part of the page that lies over the free part of the stage: games of cards and cells are made of
 * buttons there, so that keyboard and screen readers have them too. `place` is called with its size and
 * the part itself, at once and after each change: still empty the first time.
 */
export function makeTable(
  stage: Stage,
  {
    parent,
    name,
    place,
  }: { parent: HTMLElement; name: string; place: (free: Rect, root: HTMLElement) => void },
): { root: HTMLElement; remove: () => void } {
  const root = element('div', { class: `table ${name}` })
  const fit = () => {
    const { x, y, width, height } = stage.free
    root.style.left = `${x}px`
    root.style.top = `${y}px`
    root.style.width = `${width}px`
    root.style.height = `${height}px`
    place(stage.free, root)
  }
  // Before the controls in the order of the keyboard, as it stands on the page.
  parent.querySelector('.controls')!.before(root)
  const forget = stage.onResize(fit)
  fit()
  return {
    root,
    remove: () => {
      forget()
      root.remove()
    },
  }
}
