import { type RefObject, useEffect } from 'react'

/** On a part of a page that is out of sight; what moves in it stands still until it is seen. */
const attribute = 'data-unseen'

/**
 * Marks the children of an element that are out of sight: drawings that move by themselves would keep
 * the page busy with every frame for nobody.
 */
export function useUnseen(parent: RefObject<Element | null>): void {
  useEffect(() => {
    const { current } = parent
    if (!current) return
    const sight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        target.toggleAttribute(attribute, !isIntersecting)
    })
    const watchAll = () => [...current.children].forEach((child) => sight.observe(child))
    const changes = new MutationObserver(watchAll)
    changes.observe(current, { childList: true })
    watchAll()
    return () => {
      changes.disconnect()
      sight.disconnect()
    }
  }, [parent])
}
