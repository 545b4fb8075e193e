import * as css from './PackageArt.css.ts'

/** Heights of the stacks, in coins, from left to right. */
const stacks: Record<number, number[]> = {
  1: [3],
  2: [2, 4],
  3: [3, 5, 2],
  4: [4, 6, 5, 3],
  5: [4, 6, 8, 6, 4],
}

const [width, height] = [200, 130]
const [radius, rise, floor] = [21, 10, 108]

function Coin({ x, y }: { x: number; y: number }) {
  const curve = `a ${radius} 8 0 0 0 ${2 * radius} 0`
  return (
    <g>
      <path
        className={css.side}
        d={`M ${x - radius} ${y} v ${rise} ${curve} v ${-rise} a ${radius} 8 0 0 1 ${-2 * radius} 0 z`}
      />
      <ellipse className={css.face} cx={x} cy={y} rx={radius} ry={8} />
      <ellipse className={css.mark} cx={x} cy={y} rx={radius - 8} ry={3.5} />
    </g>
  )
}

/** A package as a drawing in the brand's colours: the larger it is, the more stacks. */
export function PackageArt({ size, hasGift }: { size: number; hasGift: boolean }) {
  const columns = stacks[size] ?? [3]
  const step = Math.min(40, 150 / columns.length)
  const start = width / 2 - ((columns.length - 1) * step) / 2
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-mode="dark" className={css.art}>
      {size > 2 && <circle className={css.light} cx={width / 2} cy={64} r={16 + size * 9} />}
      <ellipse className={css.ground} cx={width / 2} cy={floor + 8} rx={30 + size * 13} ry={9} />
      {columns.map((coins, column) =>
        Array.from({ length: coins }, (_, coin) => (
          <Coin
            key={`${column}-${coin}`}
            x={start + column * step + (coin % 2 ? 1.5 : -1.5)}
            y={floor - rise - coin * rise}
          />
        )),
      )}
      {hasGift && (
        <path
          className={css.ticket}
          transform={`rotate(-12 ${start + columns.length * step} ${floor - 6})`}
          d={`M ${Math.min(150, start + columns.length * step - 16)} ${floor - 22} h 44 v 8 a 5 5 0 0 0 0 10 v 8 h -44 v -8 a 5 5 0 0 0 0 -10 z`}
        />
      )}
    </svg>
  )
}
