import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Children, useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../classNames.ts'
import { prefersStillness } from '../motion.ts'
import * as css from './Carousel.css.ts'
import { useScrollEnds } from './useScrollEnds.ts'

export interface CarouselProps {
  /** Names the row for screen readers. */
  label: string
  previousLabel: string
  nextLabel: string
  /** Its visible title, usually an ornate `Heading`. */
  heading?: ReactNode
  /** Beside the buttons, such as 'See all'. */
  action?: ReactNode
  /** Rows per slide: 1, 2 or 3 (HOME-15..17); items run down, then across. */
  rows?: 1 | 2 | 3
  /** How wide a slide is: a game tile, a card, a banner with the next peeking, or its own width. */
  size?: keyof typeof css.size
  /** Off for slides of which some show nothing: they stand in a group and not in a list. */
  list?: boolean
  children: ReactNode
  className?: string
}

/**
 * A row that scrolls sideways and snaps: by finger, wheel, buttons, or the arrow, Home and End keys.
 * Pure CSS until it is hydrated, and of the same size before and after.
 */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  heading,
  action,
  rows = 1,
  size = 'tile',
  list = true,
  children,
  className,
}: CarouselProps) {
  const track = useRef<HTMLElement | null>(null)
  // A function, which takes either tag.
  const keepTrack = useCallback((element: HTMLElement | null) => {
    track.current = element
  }, [])
  const items = Children.toArray(children)
  const Track = list ? 'ul' : 'div'
  const ends = useScrollEnds(track, items.length)

  const scroll = (left: number) =>
    track.current?.scrollBy({ left, behavior: prefersStillness() ? 'auto' : 'smooth' })
  const page = (direction: 1 | -1) => {
    const element = track.current
    if (!element) return
    const forward = getComputedStyle(element).direction === 'rtl' ? -direction : direction
    scroll(forward * element.clientWidth * 0.85)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.currentTarget
    const moves: Record<string, () => void> = {
      ArrowRight: () => scroll(element.clientWidth * 0.5),
      ArrowLeft: () => scroll(element.clientWidth * -0.5),
      Home: () => scroll(-element.scrollWidth),
      End: () => scroll(element.scrollWidth),
    }
    const move = moves[event.key]
    if (!move || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    move()
  }

  return (
    <div className={classNames(css.carousel, !list && css.mayBeEmpty, className)}>
      <div className={css.head}>
        <div className={css.heading}>{heading}</div>
        <div className={css.controls}>
          {action}
          <div className={classNames(css.steps, !ends.back && !ends.on && css.idle)}>
            <IconButton
              icon="chevron-left"
              label={previousLabel}
              disabled={!ends.back}
              onClick={() => page(-1)}
            />
            <IconButton
              icon="chevron-right"
              label={nextLabel}
              disabled={!ends.on}
              onClick={() => page(1)}
            />
          </div>
        </div>
      </div>
      {/* A scroll area must be reachable by keyboard even where nothing in it is (WCAG 2.1.1). */}
      <Track
        ref={keepTrack}
        role={list ? undefined : 'group'}
        tabIndex={0}
        aria-label={label}
        onKeyDown={onKeyDown}
        className={classNames(css.track, css.size[size])}
        style={rows === 1 ? undefined : assignInlineVars({ [css.rows]: String(rows) })}
      >
        {list
          ? items.map((item, index) => (
              <li key={(item as { key?: string }).key ?? index} className={css.slide}>
                {item}
              </li>
            ))
          : children}
      </Track>
    </div>
  )
}
