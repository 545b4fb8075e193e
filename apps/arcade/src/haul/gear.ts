import type { Graphics } from 'pixi.js'
import type { Point } from './sea.ts'

type Colours = Record<string, string>

/** A point on the straight way between two others. */
export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** A harpoon at the end of its rope, which hangs through a little. */
export function drawHarpoon(
  gear: Graphics,
  { from, at, towards, size }: { from: Point; at: Point; towards: Point; size: number },
  colours: Colours,
) {
  const sag = Math.hypot(at.x - from.x, at.y - from.y) * 0.08
  const middle = between(from, at, 0.5)
  gear
    .moveTo(from.x, from.y)
    .quadraticCurveTo(middle.x, middle.y + sag, at.x, at.y)
    .stroke({ color: colours.shadow!, width: 4, alpha: 0.5 })
    .moveTo(from.x, from.y)
    .quadraticCurveTo(middle.x, middle.y + sag, at.x, at.y)
    .stroke({ color: '#f3e3bd', width: 2 })
  const angle = Math.atan2(towards.y - at.y, towards.x - at.x)
  const point = (along: number, aside: number): [number, number] => [
    at.x + (Math.cos(angle) * along - Math.sin(angle) * aside) * size,
    at.y + (Math.sin(angle) * along + Math.cos(angle) * aside) * size,
  ]
  gear
    .moveTo(...point(-1.5, 0))
    .lineTo(...point(0.3, 0))
    .stroke({ color: colours.shadow!, width: size * 0.34, cap: 'round' })
    .moveTo(...point(-1.5, 0))
    .lineTo(...point(0.3, 0))
    .stroke({ color: '#b9793f', width: size * 0.2, cap: 'round' })
  gear
    .poly([...point(1.1, 0), ...point(0.1, 0.42), ...point(0.34, 0), ...point(0.1, -0.42)])
    .fill('#e8eef5')
    .stroke({ color: colours.shadow!, width: Math.max(1.5, size * 0.12), join: 'round' })
}

/** The sight round what is aimed at: for one a ring of four arcs, for a net the edge it will have. */
export function drawSight(
  sight: Graphics,
  at: Point,
  reach: Point,
  { isNet, turn, colours }: { isNet: boolean; turn: number; colours: Colours },
) {
  sight.clear()
  sight.position.set(at.x, at.y)
  if (isNet) {
    const pieces = 22
    for (let piece = 0; piece < pieces; piece++) {
      const from = ((piece + turn) / pieces) * Math.PI * 2
      const to = from + (Math.PI / pieces) * 1.1
      const along = (angle: number): [number, number] => [
        Math.cos(angle) * reach.x * 1.14,
        Math.sin(angle) * reach.y * 1.2,
      ]
      sight
        .moveTo(...along(from))
        .lineTo(...along(to))
        .stroke({ color: colours.shadow!, width: 6, alpha: 0.45, cap: 'round' })
        .moveTo(...along(from))
        .lineTo(...along(to))
        .stroke({ color: colours.accent!, width: 3, cap: 'round' })
    }
    return
  }
  const radius = Math.max(24, Math.max(reach.x, reach.y) * 1.16)
  sight.circle(0, 0, radius).stroke({ color: colours.shadow!, width: 6, alpha: 0.45 })
  for (let arc = 0; arc < 4; arc++) {
    const from = (arc * Math.PI) / 2 + 0.25 + turn
    sight
      .moveTo(Math.cos(from) * radius, Math.sin(from) * radius)
      .arc(0, 0, radius, from, from + Math.PI / 2 - 0.5)
      .stroke({ color: colours.accent!, width: 3.5, cap: 'round' })
  }
}

export type NetShape = {
  /** The middle of its mouth. */
  at: Point
  /** Half its mouth, across and down. */
  reach: Point
  /** How far it has closed, 0 open to 1 a bag. */
  closed: number
  /** Where its rope ends. */
  from: Point
}

/** A net of cord with floats along its mouth, open over a shoal or closed to a bag under its rope. */
export function drawNet(gear: Graphics, { at, reach, closed, from }: NetShape, colours: Colours) {
  const width = reach.x * (1 - closed * 0.62)
  const height = reach.y * (1 - closed * 0.1)
  const top = at.y - height
  const knot = { x: at.x, y: top - height * (0.34 + closed * 0.3) }
  gear
    .moveTo(from.x, from.y)
    .lineTo(knot.x, knot.y)
    .stroke({ color: colours.shadow!, width: 4, alpha: 0.5 })
    .moveTo(from.x, from.y)
    .lineTo(knot.x, knot.y)
    .stroke({ color: '#f3e3bd', width: 2.2 })
  const side = (share: number): Point => {
    // From the knot down to the mouth: a bell that becomes a bag.
    const wide = Math.sin(Math.min(1, share * 1.15) * Math.PI * (0.5 + closed * 0.46))
    return { x: width * Math.max(0, wide), y: knot.y + (at.y + height - knot.y) * share }
  }
  const rows = 8
  const cords = 9
  for (const [colour, thick, alpha] of [
    [colours.shadow!, 3.2, 0.4],
    ['#f7ecd0', 1.4, 0.9],
  ] as const) {
    for (let cord = 0; cord <= cords; cord++) {
      const across = (cord / cords) * 2 - 1
      gear.moveTo(knot.x, knot.y)
      for (let row = 1; row <= rows; row++) {
        const { x, y } = side(row / rows)
        // Every other knot is shifted: meshes stand on their points.
        const shift = row % 2 === 0 ? 0 : 1 / cords
        gear.lineTo(at.x + x * Math.max(-1, Math.min(1, across + shift)), y)
      }
      gear.stroke({ color: colour, width: thick, alpha })
    }
    for (let row = 2; row <= rows; row += 2) {
      const { x, y } = side(row / rows)
      gear
        .moveTo(at.x - x, y)
        .quadraticCurveTo(at.x, y + height * 0.16, at.x + x, y)
        .stroke({ color: colour, width: thick, alpha })
    }
  }
  const mouth = side(1)
  for (let float = 0; float <= 6; float++) {
    const share = float / 6
    const x = at.x - mouth.x + 2 * mouth.x * share
    const y = mouth.y + height * 0.16 * 4 * share * (1 - share) * 0.5
    gear.circle(x, y, 4.4).fill(colours.pop).stroke({ color: colours.shadow!, width: 1.6 })
  }
}
