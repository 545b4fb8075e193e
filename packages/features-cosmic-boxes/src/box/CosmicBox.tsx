import { useBrand } from '@marquee/core'
import type { Reveal } from '@marquee/prize-ui'
import * as css from './CosmicBox.css.ts'

/** How many boxes are drawn differently: each floats in its own time, every other one in the second colour. */
export const boxDrawings = 5

interface CosmicBoxProps {
  /** From 1. */
  number: number
  reveal: Reveal
}

/**
 * A box with the brand's mark on it: closed, trembling while it opens, or open with light in it;
 * decoration. Every brand has its own name for the boxes, so nothing else on them is of any place.
 */
export function CosmicBox({ number, reveal }: CosmicBoxProps) {
  const { theme } = useBrand()
  return (
    <svg
      viewBox="0 0 160 150"
      aria-hidden="true"
      className={css.box}
      data-reveal={reveal}
      data-place={(number - 1) % boxDrawings}
    >
      <ellipse cx="80" cy="140" rx="46" ry="6" className={css.shadow} />
      <g className={css.floating}>
        <path d="M36 60L14 -6H146L124 60Z" className={css.light} />
        <g className={css.spark}>
          <path d="M80 14L83 23L92 26L83 29L80 38L77 29L68 26L77 23Z" />
          <path d="M52 34L54 39L59 41L54 43L52 48L50 43L45 41L50 39Z" />
          <path d="M110 32L112 37L117 39L112 41L110 46L108 41L103 39L108 37Z" />
        </g>
        <path d="M30 60H130L122 112Q121 120 113 120H47Q39 120 38 112Z" className={css.body} />
        <path d="M30 60H130L129 68H31Z" className={css.depth} />
        <image href={theme.art.mark} x="61" y="74" width="38" height="38" />
        <g className={css.lid}>
          <path d="M62 38V32Q62 20 80 20Q98 20 98 32V38" className={css.handle} />
          <path d="M24 46Q24 38 32 38H128Q136 38 136 46V62H24Z" className={css.body} />
          <path d="M24 55H136V62H24Z" className={css.band} />
        </g>
      </g>
    </svg>
  )
}
