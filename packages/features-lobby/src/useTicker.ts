import { prefersStillness } from '@marquee/ui'
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** How long each stop is left in peace, in ms. */
export const tickerPause = 4500

interface Moment {
  /** The player pressed pause. */
  paused: boolean
  /** A pointer or the focus is on it: whoever reads is not hurried. */
  attended: boolean
  /** Motion is unwelcome. */
  still: boolean
  /** The page is in the background. */
  hidden: boolean
}

/** Whether the strip moves on now. */
export const tickerMoves = ({ paused, attended, still, hidden }: Moment): boolean =>
  !paused && !attended && !still && !hidden

/** Where the next stop is, in px; past the last one it begins anew. */
export function nextStop(offset: number, stride: number, furthest: number): number {
  if (stride <= 0 || furthest <= 0) return 0
  return offset >= furthest - 1 ? 0 : Math.min(offset + stride, furthest)
}

function step(track: HTMLElement): void {
  const [first, second] = track.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
  const left = nextStop(
    track.scrollLeft,
    second.offsetLeft - first.offsetLeft,
    track.scrollWidth - track.clientWidth,
  )
  track.scrollTo({ left, behavior: 'smooth' })
}

/** A strip that goes on by itself while nobody minds. Spread `attention` on what holds it. */
export function useTicker(count: number) {
  const track: RefObject<HTMLUListElement | null> = useRef(null)
  const attended = useRef(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (paused || count < 2) return undefined
    const timer = setInterval(() => {
      const moment = {
        paused,
        attended: attended.current,
        still: prefersStillness(),
        hidden: document.hidden,
      }
      if (track.current && tickerMoves(moment)) step(track.current)
    }, tickerPause)
    return () => clearInterval(timer)
  }, [paused, count])

  const attend = (is: boolean) => () => {
    attended.current = is
  }
  return {
    track,
    paused,
    toggle: () => setPaused((was) => !was),
    attention: {
      onPointerEnter: attend(true),
      onPointerLeave: attend(false),
      onFocus: attend(true),
      onBlur: (event: FocusEvent) => {
        attended.current = event.currentTarget.contains(event.relatedTarget)
      },
    },
  }
}
