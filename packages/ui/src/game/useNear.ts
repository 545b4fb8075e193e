import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something counts as near: what is there can still come in time. */
const margin = '100% 0px'

/**
 * Whether an element has come near the screen since it stands on the page; false in the first render.
 * For what is made or fetched only for who scrolls that far.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, isNear])
  return isNear
}
