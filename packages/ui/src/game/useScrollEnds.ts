import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether a sideways scroller can still go back and on. Before it is measured, as on the server, it
 * stands at its start with more to come. Right-to-left pages scroll with negative offsets.
 */
export function useScrollEnds(ref: RefObject<HTMLElement | null>, itemCount: number) {
  const [ends, setEnds] = useState({ back: false, on: true })

  useEffect(() => {
    const track = ref.current
    if (!track) return
    const measure = () => {
      const offset = Math.abs(track.scrollLeft)
      const next = {
        back: offset > 4,
        on: offset + track.clientWidth < track.scrollWidth - 4,
      }
      setEnds((now) => (now.back === next.back && now.on === next.on ? now : next))
    }
    track.addEventListener('scroll', measure, { passive: true })
    // Tells of it once the page is laid out; to ask now would have each track of it laid out by itself.
    const resized = new ResizeObserver(measure)
    resized.observe(track)
    return () => {
      track.removeEventListener('scroll', measure)
      resized.disconnect()
    }
  }, [ref, itemCount])

  return ends
}
