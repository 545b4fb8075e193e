import { classNames } from '@marquee/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as css from './Die.css.ts'

const faces = [1, 2, 3, 4, 5, 6] as const

/** The cells of a grid of three by three in which a face has its pips. */
const pips: Record<number, readonly number[]> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}

/** How a die is turned to show a value, in degrees. */
const turns: Record<number, readonly [x: number, y: number]> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180],
}

const Pips = ({ value }: { value: number }) =>
  (pips[value] ?? []).map((cell) => (
    <span
      key={cell}
      className={css.pip}
      style={{ gridArea: `${Math.ceil(cell / 3)} / ${((cell - 1) % 3) + 1}` }}
    />
  ))

interface DieProps {
  /** What it shows, 1 to 6. */
  value: number
  /** Which of the two. */
  place: 'left' | 'right'
  isRolling: boolean
}

/** A die on the table: it rolls over its edges and comes to rest on a face; decoration. */
export function Die({ value, place, isRolling }: DieProps) {
  const [x, y] = turns[value] ?? [0, 0]
  return (
    <div
      className={css.place}
      aria-hidden="true"
      data-testid={`die-${place}`}
      data-rolling={isRolling || undefined}
      data-value={isRolling ? undefined : value}
    >
      <div
        className={classNames(css.cube, css.roll[place])}
        style={assignInlineVars({ [css.turnX]: `${x}deg`, [css.turnY]: `${y}deg` })}
      >
        {faces.map((face) => (
          <div key={face} className={classNames(css.face[face], css.tone[place])}>
            <Pips value={face} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** A thrown die, small and flat, in a row of throws; decoration. */
export const SmallDie = ({ value, place }: Pick<DieProps, 'value' | 'place'>) => (
  <span aria-hidden="true" className={classNames(css.small, css.tone[place])}>
    <Pips value={value} />
  </span>
)
