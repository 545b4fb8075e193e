import * as css from './MoneyBoxDrawing.css.ts'
import type { Vessel } from './vessel.ts'

/** The same wherever a drawing stands: an id by place would keep its text from being kept. */
const insideId = 'money-box-inside'

export const Coin = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="15" className={css.coin} />
    <circle cx={x} cy={y} r="9" className={css.coinFace} />
  </>
)

const row = 30
const column = 28
/** How far the upper edge of the topmost coins stands above where they lie. */
const brim = 6
/** How much is seen of the first coins, in parts of a full one: a few in a large one would not be seen. */
const leastSeen = 0.14

/** Coins in rows; those of a box that is not full stand lower. */
export function Contents({ share, vessel }: { share: number; vessel: Vessel }) {
  const { d, left, right, top, bottom } = vessel.inside
  const depth = bottom - top + brim
  const seen = share > 0 ? Math.max(share, leastSeen) : 0
  const rows = Array.from({ length: Math.ceil(depth / row) }, (_, index) => index)
  const places = Array.from({ length: Math.ceil((right - left) / column) + 1 }, (_, index) => index)
  return (
    <g clipPath={`url(#${insideId})`}>
      <clipPath id={insideId}>
        <path d={d} />
      </clipPath>
      <g className={css.inside} style={{ transform: `translateY(${(1 - seen) * depth}px)` }}>
        <rect x={left} y={top + 8} width={right - left} height={depth} />
        {rows.flatMap((line) =>
          places.map((place) => (
            <Coin
              key={`${line}-${place}`}
              x={left + 6 + place * column + (line % 2) * (column / 2)}
              y={top + 12 + line * row}
            />
          )),
        )}
      </g>
    </g>
  )
}
