import { Coin, Coins, Paths, Shadings } from '@marquee/prize-ui/drawing'
import { useContext } from 'react'
import * as css from './MoneyBoxDrawing.css.ts'
import { Pieces } from './Pieces.tsx'
import { pig } from './pig.ts'
import { VesselContext } from './vessel.ts'

interface MoneyBoxDrawingProps {
  /** How much of it is filled, between 0 and 1. */
  share: number
  /** How far it has cracked: not at all, one line once it can be broken, two when it is full. */
  cracks: 0 | 1 | 2
  /** It cannot be broken yet. */
  isSealed?: boolean
  /** Coins fall into it. */
  isFed?: boolean
  /** It cracks and flies apart. */
  isBreaking?: boolean
}

/** The brand's vessel: one sees what is inside, coins fall into it, and it breaks. Decoration. */
export function MoneyBoxDrawing({
  share,
  cracks,
  isSealed = false,
  isFed = false,
  isBreaking = false,
}: MoneyBoxDrawingProps) {
  const vessel = useContext(VesselContext) ?? pig
  const [x, y] = vessel.mouth
  const [lockX, lockY] = vessel.lock
  return (
    <svg
      viewBox="0 -20 320 290"
      aria-hidden="true"
      className={css.drawing}
      data-testid="money-box-drawing"
      data-ready={(cracks > 0 && !isBreaking) || undefined}
      data-fed={isFed || undefined}
      data-breaking={isBreaking || undefined}
    >
      <Shadings />
      <ellipse cx="160" cy="252" rx="112" ry="10" className={css.shadow} />
      {isBreaking && <Pieces vessel={vessel} />}
      {css.fed.map((place, index) => (
        <g key={place} className={`${css.falling} ${place}`}>
          <Coin x={x - 12 + index * 12} y={y - 17} />
        </g>
      ))}
      <g className={css.whole}>
        <Paths drawing={vessel.back} />
        <Coins
          inside={vessel.inside}
          share={share}
          clip="money-box-inside"
          className={css.rising}
        />
        <Paths drawing={vessel.front} />
        {vessel.cracks.slice(0, isBreaking ? 3 : cracks).map((d) => (
          <g key={d}>
            <path d={d} pathLength={1} className={css.crackEdge} />
            <path d={d} pathLength={1} className={css.crackLine} data-testid="money-box-crack" />
          </g>
        ))}
        {isSealed && (
          <g transform={`translate(${lockX} ${lockY})`} data-testid="money-box-seal">
            <path d="M-10-18v-8a10 10 0 0 1 20 0v8" className={css.shackle} />
            <rect x="-24" y="-19" width="48" height="38" rx="8" className={css.seal} />
            <path d="M0-5v10" className={css.bolt} />
          </g>
        )}
      </g>
    </svg>
  )
}
