import type { Reveal } from '@marquee/prize-ui'
import * as css from './CosmicBox.css.ts'

/** The stars of each box, joined by a line: its sign among the others. */
const constellations = [
  'M56 84L68 76L80 88L94 78L106 90',
  'M54 90L66 80L78 84L92 74L100 92L112 84',
  'M60 94L70 76L84 94L98 76L106 94',
  'M54 78L70 88L80 76L90 88L106 78',
  'M58 86L72 78L86 78L100 86L86 94L72 94Z',
] as const

/** How many boxes are drawn differently. */
export const boxDrawings = constellations.length

const pointsOf = (path: string): [string, string][] =>
  [...path.matchAll(/(\d+) (\d+)/g)].map(([, x = '0', y = '0']) => [x, y])

interface CosmicBoxProps {
  /** From 1. */
  number: number
  reveal: Reveal
}

/** A box that floats in space: closed, trembling while it opens, or open with light in it; decoration. */
export function CosmicBox({ number, reveal }: CosmicBoxProps) {
  const place = (number - 1) % constellations.length
  const path = constellations[place] ?? constellations[0]
  return (
    <svg
      viewBox="0 0 160 150"
      aria-hidden="true"
      className={css.box}
      data-reveal={reveal}
      data-place={place}
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
        <path d={path} className={css.line} />
        {pointsOf(path).map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="3.2" className={css.star} />
        ))}
        <g className={css.lid}>
          <path d="M24 46Q24 38 32 38H128Q136 38 136 46V62H24Z" className={css.body} />
          <ellipse
            cx="80"
            cy="36"
            rx="40"
            ry="7"
            transform="rotate(-8 80 36)"
            className={css.ring}
          />
          <circle cx="80" cy="34" r="15" className={css.planet} />
          <path d="M41 41A40 7 -8 0 0 119 31" className={css.ring} />
        </g>
      </g>
    </svg>
  )
}
