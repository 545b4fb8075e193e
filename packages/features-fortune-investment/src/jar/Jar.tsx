import { Coin, Coins, Paths, Shadings } from '@marquee/prize-ui/drawing'
import { useContext } from 'react'
import { JarContext } from './jar.ts'
import * as css from './Jar.css.ts'
import { plainJar } from './plainJar.ts'

interface JarProps {
  /** How full it is, between 0 and 1. */
  share: number
  /** How much of its time is over, between 0 and 1; without it there is no ring around the jar. */
  waited?: number | undefined
  /** Its lid is off, and the bonus is on top. */
  isReady?: boolean
}

/** How much of its time is over. */
const Ring = ({ waited }: { waited: number }) => (
  <>
    <circle cx="130" cy="142" r="122" className={css.track} />
    <circle
      cx="130"
      cy="142"
      r="122"
      pathLength={100}
      strokeDasharray={`${waited * 100} 100`}
      transform="rotate(-90 130 142)"
      className={css.time}
    />
  </>
)

/** The brand's jar of coins with its lid tied on, and around it a ring that closes with time. Decoration. */
export function Jar({ share, waited, isReady = false }: JarProps) {
  const jar = useContext(JarContext) ?? plainJar
  const [x, y] = jar.mouth
  const [right, down, turn] = jar.off
  return (
    <svg
      viewBox={waited === undefined ? '50 44 160 212' : '0 12 260 260'}
      aria-hidden="true"
      className={css.drawing}
      data-testid="jar"
      data-ready={isReady || undefined}
    >
      <Shadings />
      {waited !== undefined && <Ring waited={waited} />}
      <ellipse cx="130" cy="244" rx="76" ry="8" className={css.shadow} />
      <Paths drawing={jar.back} />
      <Coins inside={jar.inside} share={share} clip="jar-inside" />
      <Paths drawing={jar.front} />
      {isReady ? (
        <g className={css.bonus} data-testid="jar-bonus">
          <g transform={`translate(${x} ${y})`}>
            <Coin x={-26} y={-18} />
            <Coin x={2} y={-36} />
            <Coin x={28} y={-16} />
            <path d="M58-44l4 11 11 4-11 4-4 11-4-11-11-4 11-4z" className={css.spark} />
            <path d="M-58-54l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" className={css.spark} />
          </g>
        </g>
      ) : null}
      <g
        className={css.lid}
        style={isReady ? { transform: `translate(${right}px, ${down}px) rotate(${turn}deg)` } : {}}
      >
        <Paths drawing={jar.lid} />
      </g>
      {!isReady && <Paths drawing={jar.tie} />}
    </svg>
  )
}
