/** A point in the drawing's units. */
export type Point = readonly [x: number, y: number]

/** Rounds to a tenth, which is finer than a pixel at every size covers are shown in. */
export const round = (n: number): number => Math.round(n * 10) / 10

/** Points, listed or written as `x y x y ...`. */
export type Points = readonly Point[] | string

/** The points of a list, or of a text of numbers in pairs. */
export function pts(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points
  const numbers = points
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [
    numbers[i * 2] as number,
    numbers[i * 2 + 1] as number,
  ])
}

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`

/** A closed shape with straight sides. */
export function poly(points: Points): string {
  return `M${pts(points).map(at).join('L')}Z`
}

function curve(points: readonly Point[], closed: boolean, tension: number): string {
  const count = points.length
  const point = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point
  const parts = [`M${at(point(0))}`]
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const first: Point = [
      from[0] + ((to[0] - before[0]) * tension) / 6,
      from[1] + ((to[1] - before[1]) * tension) / 6,
    ]
    const second: Point = [
      to[0] - ((after[0] - from[0]) * tension) / 6,
      to[1] - ((after[1] - from[1]) * tension) / 6,
    ]
    parts.push(`C${at(first)} ${at(second)} ${at(to)}`)
  }
  return parts.join('') + (closed ? 'Z' : '')
}

/** A closed smooth shape through the points. */
export const soft = (points: Points, tension = 1): string => curve(pts(points), true, tension)

/** An open smooth line through the points. */
export const line = (points: Points): string => curve(pts(points), false, 1)

/** The points and their mirror images about x = `axis`, in order round the shape. */
export function mirrored(points: Points, axis = 128): Point[] {
  const half = pts(points)
  const back = half
    .toReversed()
    .filter(([x]) => x !== axis)
    .map(([x, y]): Point => [2 * axis - x, y])
  return [...half, ...back]
}

/** A closed smooth shape given by its right half, top to bottom. */
export const symSoft = (points: Points, tension = 1): string => soft(mirrored(points), tension)

/** A closed straight-sided shape given by its right half, top to bottom. */
export const symPoly = (points: Points): string => poly(mirrored(points))

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const k = 0.5523
  return (
    `M${round(cx)} ${round(cy - ry)}` +
    `C${round(cx + rx * k)} ${round(cy - ry)} ${round(cx + rx)} ${round(cy - ry * k)} ${round(cx + rx)} ${round(cy)}` +
    `C${round(cx + rx)} ${round(cy + ry * k)} ${round(cx + rx * k)} ${round(cy + ry)} ${round(cx)} ${round(cy + ry)}` +
    `C${round(cx - rx * k)} ${round(cy + ry)} ${round(cx - rx)} ${round(cy + ry * k)} ${round(cx - rx)} ${round(cy)}` +
    `C${round(cx - rx)} ${round(cy - ry * k)} ${round(cx - rx * k)} ${round(cy - ry)} ${round(cx)} ${round(cy - ry)}Z`
  )
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  const [right, bottom] = [x + width, y + height]
  return (
    `M${round(x + r)} ${round(y)}L${round(right - r)} ${round(y)}Q${round(right)} ${round(y)} ${round(right)} ${round(y + r)}` +
    `L${round(right)} ${round(bottom - r)}Q${round(right)} ${round(bottom)} ${round(right - r)} ${round(bottom)}` +
    `L${round(x + r)} ${round(bottom)}Q${round(x)} ${round(bottom)} ${round(x)} ${round(bottom - r)}` +
    `L${round(x)} ${round(y + r)}Q${round(x)} ${round(y)} ${round(x + r)} ${round(y)}Z`
  )
}

/** The point at an angle (degrees, 0 = up, clockwise) and distance from a centre. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
}

/** Points on a circle, evenly spaced. */
export function ring(
  count: number,
  cx: number,
  cy: number,
  radius: (index: number) => number,
  turn = 0,
): Point[] {
  return Array.from({ length: count }, (_, i) => polar(cx, cy, radius(i), turn + (360 * i) / count))
}

/** A star with `tips` tips. */
export function star(
  tips: number,
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  turn = 0,
): string {
  return poly(ring(tips * 2, cx, cy, (i) => (i % 2 === 0 ? outer : inner), turn))
}

/** A ring: the space between two circles (fill with `evenodd`). */
export const annulus = (cx: number, cy: number, outer: number, inner: number): string =>
  ellipse(cx, cy, outer) + ellipse(cx, cy, inner)

/** What a compiled drawing may ask for by name; each is given the numbers of the text. */
const makers: Readonly<Record<string, (numbers: readonly number[], points: string) => string>> = {
  soft: ([tension], points) => soft(points, tension),
  line: (_, points) => line(points),
  symSoft: ([tension], points) => symSoft(points, tension),
  symPoly: (_, points) => symPoly(points),
  ellipse: ([cx, cy, rx, ry]) => ellipse(cx!, cy!, rx!, ry),
  star: ([tips, cx, cy, outer, inner, turn]) => star(tips!, cx!, cy!, outer!, inner!, turn),
  box: ([x, y, width, height, radius]) => box(x!, y!, width!, height!, radius),
}

/**
 * The path data of a compiled outline: path data as they are, `line x y ...`, `soft tension x y ...`,
 * `symSoft tension x y ...`, `symPoly x y ...`, `ellipse cx cy rx ry`, `star tips cx cy outer inner turn`, `box x y width height radius`, or several
 * of these with `&` between them.
 */
export function drawShape(text: string): string {
  if (text.includes('&')) return text.split('&').map(drawShape).join('')
  const [name = '', ...rest] = text.split(' ')
  const make = makers[name]
  if (!make) return text
  const numbers = rest.map(Number)
  return make(numbers, rest.slice(/soft/i.test(name) ? 1 : 0).join(' '))
}
