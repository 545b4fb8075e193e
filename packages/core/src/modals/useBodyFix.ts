import { useEffect } from 'react'
import { isMobileApple } from '../device/isMobileApple.ts'

/** How long the body is left alone on mobile Apple devices, so that the keyboard can settle (MODAL-10). */
export const bodyFixDelay = 300

/**
 * Keeps the page from scrolling while a modal is open (MODAL-09). Mobile Apple devices scroll the
 * page under a dialog all the same, unless the body itself is fixed in place.
 */
export function useBodyFix(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined
    const root = document.documentElement
    root.dataset.scrollLocked = ''
    if (!isMobileApple(navigator)) {
      return () => {
        delete root.dataset.scrollLocked
      }
    }
    const { scrollY } = window
    const timer = setTimeout(() => {
      document.body.style.cssText += `;position:fixed;inset-inline:0;top:${-scrollY}px`
    }, bodyFixDelay)
    return () => {
      clearTimeout(timer)
      delete root.dataset.scrollLocked
      document.body.style.position = ''
      document.body.style.insetInline = ''
      document.body.style.top = ''
      window.scrollTo(0, scrollY)
    }
  }, [locked])
}
