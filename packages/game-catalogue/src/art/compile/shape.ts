import { drawShape, round } from '../shapes.ts'
import type { Shape } from '../drawing.ts'

/** How tightly curves of drawings are bent; the usual one first. */
const tensions = [1, 0.9, 0.85, 0.8, 0.95, 0.7, 0.75, 0.6, 0.5, 0.4, 0.3, 1.1, 1.2]

/** The corners of path data that have nothing but corners and curves between them, or nothing. */
function cornersOf(d: string): number[] | undefined {
  if (!/^M[-\d. ]+(?:[CL][-\d. ]+)+Z?$/.test(d)) return undefined
  return d
    .replace('Z', '')
    .split(/[MCL]/)
    .slice(1)
    .flatMap((part) => part.trim().split(/ +/).map(Number).slice(-2))
}

/** The right half of corners that are the same on both sides of the middle, or nothing. */
function halfOf(corners: readonly number[]): number[] | undefined {
  const points = Array.from({ length: corners.length / 2 }, (_, i) =>
    corners.slice(i * 2, i * 2 + 2),
  )
  const count = points.length
  for (let right = 2; right <= count; right++) {
    const half = points.slice(0, right)
    const back = half
      .toReversed()
      .filter(([x]) => x !== 128)
      .map(([x, y]) => [round(256 - x!), y])
    if (right + back.length === count && String([...half, ...back]) === String(points))
      return half.flat()
  }
  return undefined
}

/** The tensions that may have bent the first curve of a closed shape; all, where it does not tell. */
function tensionsOf(d: string, points: readonly number[]): readonly number[] {
  const [x = 0, y = 0] = d
    .slice(d.indexOf('C') + 1)
    .split(' ')
    .map(Number)
  const bent = [x - points[0]!, y - points[1]!]
  const way = [points[2]! - points.at(-2)!, points[3]! - points.at(-1)!]
  const axis = Math.abs(way[0]!) > Math.abs(way[1]!) ? 0 : 1
  const told = (6 * bent[axis]!) / way[axis]!
  return tensions.filter((one) => !(Math.abs(one - told) > 0.05 + 0.6 / Math.abs(way[axis]!)))
}

/** The ellipse that four curves may be. */
function ellipseOf(corners: readonly number[]): Shape[] {
  const [cx, top, right, cy] = corners
  if (corners.length !== 10 || cx === undefined || top === undefined) return []
  return [`ellipse ${cx} ${cy} ${round(right! - cx)} ${round(cy! - top)}`]
}

/** The star, or the regular shape, that straight lines may be. */
function starOf(corners: readonly number[]): Shape[] {
  const count = corners.length / 2
  if (count < 6 || count % 2 === 1) return []
  const xs = corners.filter((_, i) => i % 2 === 0)
  const ys = corners.filter((_, i) => i % 2 === 1)
  const middle = (all: readonly number[]) => round(all.reduce((sum, n) => sum + n, 0) / count)
  const [cx, cy] = [middle(xs), middle(ys)]
  const far = (i: number) => Math.hypot(xs[i]! - cx, ys[i]! - cy)
  const turn = (Math.atan2(xs[0]! - cx, cy - ys[0]!) * 180) / Math.PI
  const [outer, inner] = [round(far(0)), round(far(1))]
  const numbers = [round(turn), Math.round(turn), Math.round(turn * 2) / 2]
  return numbers.map((by) => `star ${count / 2} ${cx} ${cy} ${outer} ${inner} ${by}`)
}

function shortest(d: string): Shape {
  const corners = cornersOf(d)
  if (!corners) return d
  const candidates: Shape[] = []
  if (!d.endsWith('Z')) candidates.push(`line ${corners.join(' ')}`)
  else if (d.includes('C')) {
    // The last curve of a closed shape ends where the first begins.
    const points = corners.slice(0, -2)
    const half = halfOf(points)
    candidates.push(...ellipseOf(corners))
    for (const tension of tensionsOf(d, points)) {
      if (half) candidates.push(`symSoft ${tension} ${half.join(' ')}`)
      candidates.push(`soft ${tension} ${points.join(' ')}`)
    }
  } else {
    const half = halfOf(corners)
    candidates.push(...starOf(corners))
    if (half) candidates.push(`symPoly ${half.join(' ')}`)
  }
  return candidates.find((text) => text.length < d.length && drawShape(text) === d) ?? d
}

/**
 * The shortest text that `drawShape` draws exactly these path data from: curves that go smoothly through
 * their corners are told by the corners alone, which is a third of the length. Others stay as they are.
 */
export function shortestShape(d: string): Shape {
  const outlines = d.match(/M[^M]+/g) ?? []
  return outlines.join('') === d ? outlines.map(shortest).join('&') : d
}
