import { catchFocus } from '@marquee/ui'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * Brings the focus to the content of a new page where what had it is gone with the page before: whoever
 * works by keyboard or hears the page would begin at the top of the document again. What keeps its focus,
 * such as a link of the navigation, and what a page puts it on itself, stays as it is.
 */
export function keepFocus(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) catchFocus()
  })
}
