import { type RefObject, useEffect } from 'react'
import { edge } from './ConsentBanner.css.ts'

/** Space between the banner and what is above and below it, in px. */
const margin = 16

/** What the banner covers can be scrolled out from under it, and what stands above the edge moves up. */
const roomOf = (height: number): string => `
  :root { scroll-padding-block-end: ${height}px }
  footer::after, body:not(:has(footer))::after {
    content: ''; display: block; flex: none; block-size: ${height}px;
  }
  [data-lower-edge] { ${edge}: ${height}px }
`

/**
 * Gives the page as much room at its end as the banner takes, for as long as it is there. Rules of its
 * own name what moves: a variable of the whole page would have every element of it styled anew.
 */
export function useBannerRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const room = new CSSStyleSheet()
    const measure = () => room.replaceSync(roomOf((banner.current?.offsetHeight ?? 0) + margin))
    measure()
    document.adoptedStyleSheets.push(room)
    const observer = new ResizeObserver(measure)
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== room)
    }
  }, [banner])
}
