import atlas from 'us-atlas/states-10m.json' with { type: 'json' }
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { texts } from '../messages/texts.ts'
import { states } from './states.ts'

type Point = readonly [longitude: number, latitude: number]
type Ring = readonly Point[]

type Drawing =
  | { type: 'Polygon'; coordinates: Ring[] }
  | { type: 'MultiPolygon'; coordinates: Ring[][] }

interface Shape {
  code: string
  /** The outer ring of each part, then its holes. */
  parts: Ring[][]
  /** West, south, east, north. */
  box: [number, number, number, number]
}

const kilometresPerDegree = 111.2
/** The drawing leaves out piers, bays and small islands: this near to a shore still is the state, in km. */
const shoreTolerance = 12

function boxOf(parts: Ring[][]): Shape['box'] {
  const box: Shape['box'] = [180, 90, -180, -90]
  for (const [longitude, latitude] of parts.flat(2)) {
    box[0] = Math.min(box[0], longitude)
    box[1] = Math.min(box[1], latitude)
    box[2] = Math.max(box[2], longitude)
    box[3] = Math.max(box[3], latitude)
  }
  return box
}

/** The states as drawn by the Census Bureau at 1:10,000,000, by their two letters. */
function readShapes(): Shape[] {
  const topology = atlas as unknown as Topology<{
    states: GeometryCollection<{ name: string }>
  }>
  // The Census Bureau calls them by their English names.
  const codes = new Map<string, string>(states.map((code) => [texts(`states.${code}`).en, code]))
  return feature(topology, topology.objects.states).features.flatMap(({ properties, geometry }) => {
    const code = codes.get(properties.name)
    if (!code) return []
    const drawn = geometry as unknown as Drawing
    const parts = drawn.type === 'Polygon' ? [drawn.coordinates] : drawn.coordinates
    return [{ code, parts, box: boxOf(parts) }]
  })
}

/** Whether a ring goes around a point: a ray to the east crosses it an odd number of times. */
function isInside([x, y]: Point, ring: Ring): boolean {
  let inside = false
  let [x1, y1] = ring.at(-1) ?? [0, 0]
  for (const [x2, y2] of ring) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
    x1 = x2
    y1 = y2
  }
  return inside
}

const isInPart = (point: Point, [outer = [], ...holes]: Ring[]): boolean =>
  isInside(point, outer) && !holes.some((hole) => isInside(point, hole))

/** How far a point is from a line between two others, in km; the earth is flat at this distance. */
function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const squeeze = Math.cos((y * Math.PI) / 180)
  const [px, py] = [(x - x1) * squeeze, y - y1]
  const [dx, dy] = [(x2 - x1) * squeeze, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - along * dx, py - along * dy) * kilometresPerDegree
}

function distanceToShape(point: Point, { parts }: Shape): number {
  let nearest = Infinity
  for (const ring of parts.flat()) {
    let before = ring.at(-1) ?? [0, 0]
    for (const here of ring) {
      nearest = Math.min(nearest, distanceTo(point, before, here))
      before = here
    }
  }
  return nearest
}

const margin = (shoreTolerance / kilometresPerDegree) * 3

const isNear = ([x, y]: Point, [west, south, east, north]: Shape['box']): boolean =>
  x >= west - margin && x <= east + margin && y >= south - margin && y <= north + margin

let shapes: Shape[] | undefined

/**
 * The state of a position, or null outside the USA. Positions off a shore count for the nearest state
 * within 12 km; across a land border the state itself is always nearer.
 */
export function stateAt(latitude: number, longitude: number): string | null {
  shapes ??= readShapes()
  const point: Point = [longitude, latitude]
  const near = shapes.filter(({ box }) => isNear(point, box))
  const holder = near.find(({ parts }) => parts.some((part) => isInPart(point, part)))
  if (holder) return holder.code
  const byDistance = near
    .map((shape) => ({ code: shape.code, distance: distanceToShape(point, shape) }))
    .sort((one, other) => one.distance - other.distance)
  const [nearest] = byDistance
  return nearest && nearest.distance <= shoreTolerance ? nearest.code : null
}
