import type { Reveal } from '@marquee/prize-ui'
import * as css from './BoxDrawing.css.ts'

interface BoxDrawingProps {
  isPremium: boolean
  reveal: Reveal
}

/** A box, closed, shaking while it opens, or open; decoration. */
export function BoxDrawing({ isPremium, reveal }: BoxDrawingProps) {
  return (
    <svg
      viewBox="0 -24 160 156"
      aria-hidden="true"
      className={css.box}
      data-reveal={reveal}
      data-premium={isPremium || undefined}
      data-testid="box"
    >
      <ellipse cx="80" cy="120" rx="62" ry="8" className={css.ground} />
      <path d="M46 58L80 4L114 58Z" className={css.light} />
      <path d="M24 58H136L128 114Q127 120 120 120H40Q33 120 32 114Z" className={css.body} />
      <path d="M70 58H90V120H70Z" className={css.band} />
      <g className={css.lid}>
        <path d="M18 40Q18 32 26 32H134Q142 32 142 40V60H18Z" className={css.cover} />
        <path d="M70 32H90V60H70Z" className={css.band} />
        <path
          d="M80 32C66 32 54 24 60 16C66 9 78 20 80 32C82 20 94 9 100 16C106 24 94 32 80 32Z"
          className={css.bow}
        />
      </g>
    </svg>
  )
}
