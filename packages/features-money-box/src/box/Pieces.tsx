import { Coin, Paths } from '@marquee/prize-ui/drawing'
import * as css from './MoneyBoxDrawing.css.ts'
import type { Vessel } from './vessel.ts'

type Point = readonly [x: number, y: number]
type Break = readonly [bend: Point, end: Point]

/** Along which lines it breaks: from the middle by a bend to far outside. */
const breaks: readonly [Break, ...Break[]] = [
  [
    [-36, -16],
    [-300, -60],
  ],
  [
    [-6, -48],
    [-40, -300],
  ],
  [
    [44, -30],
    [240, -220],
  ],
  [
    [50, 18],
    [300, 40],
  ],
  [
    [14, 50],
    [60, 300],
  ],
  [
    [-34, 34],
    [-220, 220],
  ],
]

/** Pieces of the plane, each from the middle outwards between two lines. */
const outlines = breaks.map(([bend, end], index) => {
  const [nextBend, nextEnd] = breaks[index + 1] ?? breaks[0]
  return `M0 0L${[bend, end, nextEnd, nextBend].map((point) => point.join(' ')).join('L')}z`
})

/** What was inside, in a heap. */
const heap: readonly Point[] = [
  ...[70, 104, 138, 172, 206, 240].map((x): Point => [x, 236]),
  ...[88, 122, 156, 190, 224].map((x): Point => [x, 212]),
]

/** What is left of a broken one: its pieces, which fly apart, and its coins. */
export function Pieces({ vessel }: { vessel: Vessel }) {
  const { left, right, top, bottom } = vessel.inside
  const middle = `translate(${(left + right) / 2} ${(top + bottom) / 2})`
  return (
    <g className={css.pieces}>
      <g className={css.heap}>
        {heap.map(([x, y]) => (
          <Coin key={`${x}-${y}`} x={x} y={y} />
        ))}
      </g>
      {outlines.map((d, index) => {
        const id = `money-box-piece-${index}`
        return (
          <g key={id} className={css.piece[index]} data-testid="money-box-piece">
            <clipPath id={id}>
              <path d={d} transform={middle} />
            </clipPath>
            <g clipPath={`url(#${id})`}>
              <Paths drawing={vessel.back} />
              <Paths drawing={vessel.front} />
            </g>
          </g>
        )
      })}
    </g>
  )
}
