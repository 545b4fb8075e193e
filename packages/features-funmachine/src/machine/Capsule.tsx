import * as css from './Machine.css.ts'

export type CapsuleTone = keyof typeof css.shell

interface CapsuleProps {
  x: number
  y: number
  /** In degrees. */
  turn: number
  tone: CapsuleTone
  /** The one that comes out, and opens. */
  isPrize?: boolean
}

/** Two halves of a ball, one of them clear; a coin lies in the one that comes out. */
export function Capsule({ x, y, turn, tone, isPrize = false }: CapsuleProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      {isPrize && (
        <g className={css.inside}>
          <circle r="13" className={css.coin} />
          <path
            d="M0-8l2.400 5 5.600.600-4 3.800 1.200 5.600L0 4.200-5.200 7 -4 1.400-8-2.400l5.600-.600z"
            className={css.face}
          />
        </g>
      )}
      <path d="M-22 0a22 22 0 0 1 44 0z" className={isPrize ? css.lid : css.clear} />
      <path d="M-22 0a22 22 0 0 0 44 0z" className={css.shell[tone]} />
      {!isPrize && <path d="M-13-9q5-7 12-8" className={css.glint} />}
    </g>
  )
}
