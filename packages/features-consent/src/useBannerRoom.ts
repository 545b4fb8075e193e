import { type RefObject, useEffect } from 'react'
import { consentHeight } from './bottomEdge.ts'

/** Space between the banner and what is above and below it, in px. */
const margin = 16

/** Gives the page as much room at its end as the banner takes, for as long as it is there. */
export function useBannerRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement
    const measure = () => {
      const height = (banner.current?.offsetHeight ?? 0) + margin
      root.style.setProperty(consentHeight, `${height}px`)
    }
    root.dataset['consent'] = 'asked'
    measure()
    const observer = new ResizeObserver(measure)
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      delete root.dataset['consent']
      root.style.removeProperty(consentHeight)
    }
  }, [banner])
}
