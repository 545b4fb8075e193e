/** A place of the drawing. */
export interface Point {
  x: number
  y: number
}

/** The size of the drawing; everything in it is placed in its units. */
export const drawing = { width: 1600, height: 720 }

const gate: Point = { x: 84, y: 654 }

/** Where the eight stops lie, from the gate in the foreground to the height. */
export const places: readonly Point[] = [
  { x: 250, y: 590 },
  { x: 452, y: 640 },
  { x: 622, y: 540 },
  { x: 800, y: 610 },
  { x: 962, y: 500 },
  { x: 1128, y: 560 },
  { x: 1262, y: 434 },
  { x: 1440, y: 362 },
]

/** A place by the index of its stop; -1 is the gate. */
export const placeOf = (index: number): Point => places[index] ?? gate

interface Curve {
  from: Point
  one: Point
  other: Point
  to: Point
}

/** How far the road swings out on its way from stop to stop. */
const swing = 4.2

const along = (start: Point, before: Point, after: Point, share: number): Point => ({
  x: start.x + (after.x - before.x) * share,
  y: start.y + (after.y - before.y) * share,
})

/** The road to each stop from the one before, level with the roads on either side of it. */
export const curves: readonly Curve[] = places.map((to, index) => {
  const from = placeOf(index - 1)
  const before = placeOf(index - 2)
  const after = places[index + 1] ?? to
  return {
    from,
    one: along(from, index ? before : from, to, 1 / swing),
    other: along(to, after, from, 1 / swing),
    to,
  }
})

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})

/** The beginning of a curve, up to a share of it (de Casteljau). */
function beginningOf({ from, one, other, to }: Curve, share: number): Curve {
  const first = between(from, one, share)
  const middle = between(one, other, share)
  const last = between(other, to, share)
  const second = between(first, middle, share)
  const end = between(second, between(middle, last, share), share)
  return { from, one: first, other: second, to: end }
}

const figure = (value: number) => Math.round(value * 10) / 10
const written = ({ x, y }: Point) => `${figure(x)} ${figure(y)}`

/** Curves as the data of an SVG path; empty without any. */
export function pathOf(road: readonly Curve[]): string {
  const [first] = road
  if (!first) return ''
  const pieces = road.map(({ one, other, to }) => `C${[one, other, to].map(written).join(' ')}`)
  return `M${written(first.from)}${pieces.join('')}`
}

/** The part of the road that is walked, from how much of each stretch is, in percent. */
export const walkedOf = (percents: readonly number[]): Curve[] =>
  curves.flatMap((curve, index) => {
    const share = Math.min(Math.max((percents[index] ?? 0) / 100, 0), 1)
    return share > 0 ? [share < 1 ? beginningOf(curve, share) : curve] : []
  })

const stepsPerStretch = 12

/** The places that are passed on the way between two stops, either way; one for no way at all. */
export function strollBetween(start: number, end: number): Point[] {
  const [low, high] = [Math.min(start, end), Math.max(start, end)]
  const passed = curves
    .slice(low + 1, high + 1)
    .flatMap((curve) =>
      Array.from(
        { length: stepsPerStretch },
        (_, step) => beginningOf(curve, (step + 1) / stepsPerStretch).to,
      ),
    )
  const way = [placeOf(low), ...passed]
  return start <= end ? way : way.toReversed()
}
