import { useEffect, useState } from 'react'

/** Down by this much before the bar goes, in px; any step up brings it back. */
const threshold = 8

/** True while the reader scrolls down and is past the first screen's head. */
export function useHidesOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < threshold) return
      setHidden(moved > 0 && window.scrollY > 160)
      last = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return hidden
}
