import * as css from './Shower.css.ts'

/** Where each coin falls, in percent from the left. */
export const lanes = [6, 14, 23, 31, 39, 47, 55, 63, 71, 79, 87, 94] as const

export type ShowerState = 'waiting' | 'raining' | 'pouring'

function Coin() {
  return (
    <svg viewBox="0 0 32 32" className={css.coin}>
      <circle cx="16" cy="16" r="14" className={css.rim} />
      <circle cx="16" cy="16" r="9.500" className={css.inner} />
      <path
        d="M16 9L18 14L23 14.500L19 18L20.500 23L16 20L11.500 23L13 18L9 14.500L14 14Z"
        className={css.face}
      />
    </svg>
  )
}

interface ShowerProps {
  state: ShowerState
  /** Coins that were tapped, by their lanes. */
  caught?: ReadonlySet<number>
  /** A coin is tapped while they pour; whoever has no pointer has a button for it. */
  onTap?: (lane: number) => void
}

/** A cloud over the brand's land: quiet before a drop, raining coins during one; no words. */
export function Shower({ state, caught, onTap }: ShowerProps) {
  return (
    <div
      aria-hidden="true"
      data-mode="dark"
      className={css.sky}
      data-state={state}
      data-testid="shower"
    >
      {lanes.map((lane, index) => (
        <span
          key={lane}
          className={css.lane}
          style={{ insetInlineStart: `${lane}%` }}
          data-index={index % 4}
          data-caught={caught?.has(index) || undefined}
          data-testid="drop-coin"
          {...(state === 'pouring' && onTap && { onPointerDown: () => onTap(index) })}
        >
          <Coin />
        </span>
      ))}
      <svg viewBox="0 -28 240 112" className={css.cloud}>
        <path
          d="M40 78A30 30 0 0 1 46 20A44 44 0 0 1 126 12A38 38 0 0 1 192 26A28 28 0 0 1 202 78Z"
          className={css.vapour}
        />
        <path
          d="M58 78A22 22 0 0 1 70 38A30 30 0 0 1 122 34A26 26 0 0 1 168 46A18 18 0 0 1 178 78Z"
          className={css.belly}
        />
      </svg>
      <span className={css.ground} />
    </div>
  )
}
