import type { CoinSide } from '../contract/schemas.ts'
import * as css from './Coin.css.ts'

interface CoinProps {
  side: CoinSide['side'] | null
  isTurning: boolean
}

const rays = Array.from({ length: 8 }, (_, index) => index * 45)

const Face = ({ side }: { side: CoinSide['side'] }) => (
  <svg viewBox="0 0 160 160" className={side === 'heads' ? css.face : css.back}>
    <circle cx="80" cy="80" r="76" className={css.rim} />
    <circle cx="80" cy="80" r="66" className={css.field} />
    {side === 'heads' ? (
      <g className={css.sign}>
        <circle cx="80" cy="80" r="18" />
        {rays.map((angle) => (
          <path key={angle} d="M80 50V36" transform={`rotate(${angle} 80 80)`} />
        ))}
      </g>
    ) : (
      <g className={css.sign}>
        <path d="M70 48L76 68L96 74L76 80L70 100L64 80L44 74L64 68Z" />
        <path d="M106 86L109 97L120 100L109 103L106 114L103 103L92 100L103 97Z" />
        <circle cx="108" cy="56" r="3" />
      </g>
    )}
  </svg>
)

/** A coin with a sun and stars, turning or lying; decoration. */
export function Coin({ side, isTurning }: CoinProps) {
  return (
    <div className={css.stage} aria-hidden="true">
      <div
        className={css.coin}
        data-side={side ?? undefined}
        data-turning={isTurning || undefined}
        data-testid="coin"
      >
        <Face side="heads" />
        <Face side="tails" />
      </div>
    </div>
  )
}
