import { classNames } from '@marquee/ui'
import * as css from './Ball.css.ts'
import { columnOf } from './lines.ts'

export const letters = 'BINGO'

/** What a ball is called: 'B 7'. */
export const callOf = (number: number): string => `${letters[columnOf(number)] ?? ''} ${number}`

interface BallProps {
  number: number
  size?: keyof typeof css.size
  /** Falls into its place. */
  isNew?: boolean
}

/** One ball in the colour of its column. */
export const Ball = ({ number, size = 'sm', isNew = false }: BallProps) => (
  <span
    aria-hidden="true"
    className={classNames(
      css.ball,
      css.size[size],
      css.column[columnOf(number) as keyof typeof css.column],
      isNew && css.dropping,
    )}
  >
    <span className={css.face}>
      <span className={css.letter}>{letters[columnOf(number)]}</span>
      {number}
    </span>
  </span>
)

/** The place of a ball that has not been collected. */
export const EmptyBall = () => <span aria-hidden="true" className={css.empty} />
/** A ball that has been collected and not been drawn: it has no number yet. */
export const CollectedBall = () => (
  <span aria-hidden="true" className={classNames(css.ball, css.place, css.column[0])}>
    <span className={css.face} />
  </span>
)
