import * as css from './coins.css.ts'

/** One coin of a drawing, by its middle. */
export const Coin = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="15" className={css.coin} />
    <circle cx={x} cy={y} r="9" className={css.face} />
  </>
)

/** Where coins lie in a drawing: an outline, its sides, how high they lie in a full one, and the floor. */
export interface Inside {
  d: string
  left: number
  right: number
  top: number
  bottom: number
}

const row = 30
const column = 28
/** How far the upper edge of the topmost coins stands above where they lie. */
const brim = 6
/** How much is seen of the first coins, in parts of a full one: a few in a large one would not be seen. */
const leastSeen = 0.14

interface CoinsProps {
  inside: Inside
  /** How full it is, between 0 and 1. */
  share: number
  /** Id of the outline. The same wherever a drawing stands: one by place would keep its text from being kept. */
  clip: string
  /** Of what rises with the share. */
  className?: string
}

/** Coins in rows within an outline; those of one that is not full stand lower. */
export function Coins({
  inside: { d, left, right, top, bottom },
  share,
  clip,
  className,
}: CoinsProps) {
  const depth = bottom - top + brim
  const seen = share > 0 ? Math.max(share, leastSeen) : 0
  const rows = Array.from({ length: Math.ceil(depth / row) }, (_, index) => index)
  const places = Array.from({ length: Math.ceil((right - left) / column) + 1 }, (_, index) => index)
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <path d={d} />
      </clipPath>
      <g className={className} style={{ transform: `translateY(${(1 - seen) * depth}px)` }}>
        <rect x={left} y={top + 8} width={right - left} height={depth} className={css.ground} />
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
