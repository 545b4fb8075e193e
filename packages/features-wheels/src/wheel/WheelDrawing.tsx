import type { Outcome } from '@marquee/contract'
import { useBrand } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import type { Ref } from 'react'
import { arcsOf, outlineOf, tonesOf } from './geometry.ts'
import * as css from './WheelDrawing.css.ts'

/** The same wherever the drawing stands: an id by place would keep its text from being kept. */
const depth = 'wheel-depth'

const radius = 96
const bulbs = Array.from({ length: 24 }, (_, index) => index * 15)

interface WheelDrawingProps {
  sectors: readonly Outcome[]
  /** Says what it is; its prizes are read in the table of odds. */
  label: string
  /** In degrees; a change is turned to. */
  rotation?: number
  isTurning?: boolean
  /** It has come to rest. */
  isLanded?: boolean
  /** The pointer, which pegs knock aside. */
  pointer?: Ref<SVGPathElement>
  /** The sector that was drawn; it shows itself once it stands under the pointer. */
  wonId?: number | undefined
}

function Sectors({ sectors, wonId }: Pick<WheelDrawingProps, 'sectors' | 'wonId'>) {
  const words = usePrizeWords('wheels')
  const arcs = arcsOf(sectors.map(({ chance }) => chance))
  const tones = tonesOf(sectors.length)
  return sectors.map(({ id, prize }, index) => {
    const arc = arcs[index]
    const tone = tones[index]
    if (!arc || !tone) return null
    return (
      <g key={id} data-won={id === wonId || undefined} className={css.sector[tone]}>
        <path d={outlineOf(arc, radius)} className={css.field} />
        <text
          transform={`rotate(${arc.middle + 90})`}
          x={5 - radius}
          dominantBaseline="central"
          className={css.words}
        >
          {words.parts(prize).map(({ unit, amount, word }) => (
            <tspan key={unit}>
              {amount}
              <tspan className={css.unit}>{` ${word}`}</tspan>
            </tspan>
          ))}
        </text>
      </g>
    )
  })
}

/** The wheel: sectors as wide as their odds, turning under the pointer at the top. */
export function WheelDrawing({
  sectors,
  label,
  rotation = 0,
  isTurning = false,
  isLanded = false,
  pointer,
  wonId,
}: WheelDrawingProps) {
  const { theme } = useBrand()
  const lit =
    isLanded &&
    arcsOf(sectors.map(({ chance }) => chance))[sectors.findIndex(({ id }) => id === wonId)]
  return (
    <div
      className={css.frame}
      data-turning={isTurning || undefined}
      data-landed={isLanded || undefined}
      data-testid="wheel"
    >
      <svg viewBox="-112 -116 224 228" role="img" aria-label={label} className={css.drawing}>
        <radialGradient id={depth}>
          <stop offset="0.62" className={css.clear} />
          <stop offset="1" className={css.shade} />
        </radialGradient>
        <circle r="110" className={css.rim} />
        <g
          className={css.disc}
          style={rotation ? { transform: `rotate(${rotation}deg)` } : undefined}
          data-rotation={rotation}
        >
          <Sectors sectors={sectors} wonId={wonId} />
          <circle r={radius} fill={`url(#${depth})`} />
          {lit && <path d={outlineOf(lit, radius)} className={css.lit} data-testid="wheel-lit" />}
        </g>
        {bulbs.map((angle) => (
          <circle
            key={angle}
            cy="-103"
            r="2.6"
            transform={`rotate(${angle})`}
            className={css.bulb}
          />
        ))}
        <circle r="25" className={css.hub} />
        <image href={theme.art.mark} x="-15" y="-15" width="30" height="30" />
        <path ref={pointer} d="M-9 -115H9L0 -93Z" className={css.pointer} />
      </svg>
    </div>
  )
}
