import { prefersStillness } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import * as css from './AdventureMap.css.ts'
import { placeOf, strollBetween } from './trail.ts'

/** How long the way from one stop to the next takes, in ms. */
export const strollMs = 1_600

/** Whoever walks the season, at a stop or at the gate (-1); they go on by the road. */
export function Traveller({ at }: { at: number }) {
  const figure = useRef<SVGGElement>(null)
  const before = useRef(at)
  useEffect(() => {
    const from = before.current
    before.current = at
    if (from === at || prefersStillness()) return
    const way = strollBetween(from, at)
    figure.current?.animate(
      way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: strollMs, easing: 'ease-in-out' },
    )
  }, [at])
  const { x, y } = placeOf(at)
  return (
    <g ref={figure} transform={`translate(${x} ${y})`} data-testid="season-traveller" data-at={at}>
      <g transform="translate(-4 -50) scale(1.15)">
        <path d="M22 6v-62" className={css.staff} />
        <path d="M16-62h12v14H16z" className={css.lantern} />
        <path d="M-20 6Q-22-30-8-42H8Q22-30 20 6z" className={css.cloak} />
        <circle cy="-48" r="11" className={css.face} />
        <path d="M-19-52h38l-9-6-4-16H-6l-4 16z" className={css.hat} />
      </g>
    </g>
  )
}
