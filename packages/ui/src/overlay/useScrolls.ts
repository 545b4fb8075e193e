import { useCallback, useState } from 'react'

/**
 * Whether what is inside an element is higher than the element, as a ref and its answer: such an
 * element must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1).
 */
export function useScrolls(): [(element: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [scrolls, setScrolls] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1)
    // Now, and not only with the next frame: the focus may come at once.
    measure()
    const sized = new ResizeObserver(measure)
    sized.observe(element)
    for (const child of element.children) sized.observe(child)
    return () => sized.disconnect()
  }, [])
  return [ref, scrolls]
}
