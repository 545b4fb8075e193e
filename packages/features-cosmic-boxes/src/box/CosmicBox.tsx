import { useBrand } from '@marquee/core'
import type { Reveal } from '@marquee/prize-ui'
import { Paths, Shadings } from '@marquee/prize-ui/drawing'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { BoxName, BoxShape, MovingPart } from './boxShape.ts'
import * as css from './CosmicBox.css.ts'
import { boxShapes } from './shapes/index.ts'

/** How many boxes are drawn differently: each floats in its own time, every other one in the second colour. */
export const boxDrawings = 5

/** The same in every box: an id by place would keep its text from being kept. */
const lightId = 'cosmic-light'

const Mark = ({ place: { x, y, size } }: { place: BoxShape['mark'] }) => {
  const { theme } = useBrand()
  return <image href={theme.art.mark} x={x} y={y} width={size} height={size} />
}

const motionOf = ({ away, about: [x, y] }: MovingPart) => ({
  ...assignInlineVars({ [css.away]: away }),
  transformOrigin: `${x}px ${y}px`,
})

interface CosmicBoxProps {
  /** From 1. */
  number: number
  reveal: Reveal
}

/** A box in one of the shapes there are: closed, trembling while it opens, or open with light in it. */
export function BoxDrawing({ shape, number, reveal }: CosmicBoxProps & { shape: BoxName }) {
  const { back, light, sparks, rising = [], front, moving, mark } = boxShapes[shape]
  return (
    <svg
      viewBox="0 0 160 150"
      aria-hidden="true"
      className={css.box}
      data-reveal={reveal}
      data-place={(number - 1) % boxDrawings}
      data-shape={shape}
    >
      <Shadings />
      <defs>
        <linearGradient id={lightId} x2="0" y2="1">
          <stop offset="0" className={css.lightEnd} />
          <stop offset="1" className={css.lightStart} />
        </linearGradient>
      </defs>
      <ellipse cx="80" cy="140" rx="46" ry="6" className={css.shadow} />
      <g className={css.floating}>
        <g className={css.colours}>
          <Paths drawing={back} />
          <path d={light} fill={`url(#${lightId})`} className={css.light} />
          <g className={css.rising}>
            <Paths drawing={rising} />
          </g>
          <Paths drawing={front} />
          {mark.on === undefined && <Mark place={mark} />}
          {moving.map((part, index) => (
            <g key={index} className={css.moving} style={motionOf(part)}>
              <Paths drawing={part.drawing} />
              {mark.on === index && <Mark place={mark} />}
            </g>
          ))}
        </g>
        <g className={css.spark} transform={`translate(${sparks.join(' ')})`}>
          <path d="M80 14L83 23L92 26L83 29L80 38L77 29L68 26L77 23Z" />
          <path d="M52 34L54 39L59 41L54 43L52 48L50 43L45 41L50 39Z" />
          <path d="M110 32L112 37L117 39L112 41L110 46L108 41L103 39L108 37Z" />
        </g>
      </g>
    </svg>
  )
}

/** A box in the shape of the brand's theme, with its mark on it; decoration. */
export function CosmicBox(props: CosmicBoxProps) {
  const { theme } = useBrand()
  return <BoxDrawing shape={theme.shapes?.box ?? 'case'} {...props} />
}
