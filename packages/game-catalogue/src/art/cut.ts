import { darken, lighten } from '../colour.ts'
import type { Hex } from '../types.ts'
import type { Point } from './shapes.ts'
import { poly } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const scaled = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]): Point => [128 + (x - 128) * by, 128 + (y - 128) * by])

function sparkle(s: Sheet, x: number, y: number, r: number): void {
  s.flat(
    `M${x} ${y - r}Q${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}Q${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}Q${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}Q${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}Z`,
    '#ffffff',
    0.95,
  )
}

/**
 * A cut stone seen from above: an outline, a table that takes the given share of its width, and facets between,
 * lit from the left.
 */
export function paintCut(s: Sheet, outer: readonly Point[], share: number, colour: Hex): void {
  const table = scaled(outer, share)
  const count = outer.length
  s.glow(128, 128, 126, colour, 0.55)
  s.part(poly(outer), colour, { outline: 8, depth: 0, shine: 0 })
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count
    const [a, b, c, d] = [outer[i], outer[next], table[next], table[i]] as [
      Point,
      Point,
      Point,
      Point,
    ]
    const light = Math.cos(Math.atan2((a[1] + b[1]) / 2 - 128, (a[0] + b[0]) / 2 - 128) + 2.2)
    const shade = light > 0 ? lighten(colour, light * 0.62) : darken(colour, -light * 0.62)
    s.flat(poly([a, b, c, d]), shade)
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    s.flat(poly([c, d, middle]), light > 0 ? '#ffffff' : '#000000', i % 2 ? 0.1 : 0.2)
  }
  s.flat(
    poly(table),
    s.linear(
      [
        [0, lighten(colour, 0.72)],
        [0.5, colour],
        [1, darken(colour, 0.4)],
      ],
      -35,
    ),
  )
  s.stroke(poly(table), lighten(colour, 0.8), 2.5, 0.8)
  s.group(`clip-path="${s.clip(poly(table))}"`, () => {
    s.flat(poly('60 30 118 30 84 230 26 230'), '#ffffff', 0.32)
    s.flat(poly('134 30 148 30 114 230 100 230'), '#ffffff', 0.26)
  })
  sparkle(s, 84, 82, 26)
  s.stroke(poly(outer), lighten(colour, 0.55), 2.5, 0.7)
}
