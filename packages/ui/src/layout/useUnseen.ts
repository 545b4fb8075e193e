import { type RefObject, useEffect } from 'react'
import { isTakenOver } from '../isTakenOver.ts'

/** On a part of a page that is out of sight; what moves in it stands still until it is seen. */
const attribute = 'data-unseen'
/** When a part that has not been taken over yet is looked at again, in ms. */
const pause = 500

/**
 * Marks the children of an element that are out of sight: drawings that move by themselves would keep
 * the page busy with every frame for nobody.
 */
export function useUnseen(parent: RefObject<Element | null>): void {
  useEffect(() => {
    const { current } = parent
    if (!current) return
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const lookAgain = (target: Element) => {
      sight.unobserve(target)
      const timer = setTimeout(() => {
        timers.delete(timer)
        sight.observe(target)
      }, pause)
      timers.add(timer)
    }
    const sight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isTakenOver(target)) target.toggleAttribute(attribute, !isIntersecting)
        else lookAgain(target)
      }
    })
    const watchAll = () => [...current.children].forEach((child) => sight.observe(child))
    const changes = new MutationObserver(watchAll)
    changes.observe(current, { childList: true })
    watchAll()
    return () => {
      timers.forEach(clearTimeout)
      changes.disconnect()
      sight.disconnect()
    }
  }, [parent])
}
