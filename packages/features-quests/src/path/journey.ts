/** A place on the map, in hundredths of its width and height. */
export interface Place {
  x: number
  y: number
}

/**
 * How far stops lie above and below the middle of their row, in shares of its height: rows that share a
 * map are lower, and today's stop with its frame has to stay on it.
 */
const swingOf = (rows: number): number => (rows > 1 ? 0.08 : 0.16)

/**
 * Where the stops of a journey lie: row by row, each row the other way round, so that the road winds.
 */
export function placesOf(count: number, columns: number): Place[] {
  const rows = Math.ceil(count / columns)
  const swing = swingOf(rows)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const step = index % columns
    const column = row % 2 ? columns - 1 - step : step
    const lean = step % 2 ? -swing : swing
    return { x: ((column + 0.5) / columns) * 100, y: ((row + 0.5 + lean) / rows) * 100 }
  })
}

const round = (value: number) => Math.round(value * 10) / 10

/** A piece of the road: level at both ends, and round the bend from one row to the next. */
function piece(from: Place, to: Place): string {
  const isBend = from.x === to.x
  const [middle, out] = [(from.x + to.x) / 2, from.x > 50 ? 99 : 1]
  const [one, other] = isBend ? [out, out] : [middle, middle]
  return `C ${[one, from.y, other, to.y, to.x, to.y].map(round).join(' ')}`
}

/** The road through places, as the data of an SVG path in a box of 100 by 100. */
export function roadThrough(places: readonly Place[]): string {
  const [first, ...rest] = places
  if (!first) return ''
  const pieces = rest.map((place, index) => piece(places[index] ?? first, place))
  return [`M ${round(first.x)} ${round(first.y)}`, ...pieces].join(' ')
}
