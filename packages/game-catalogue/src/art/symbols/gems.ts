import { darken, lighten } from '../../colour.ts'
import type { Hex } from '../../types.ts'
import type { Point } from '../shapes.ts'
import { poly, ring } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Drawings } from './drawing.ts'

/** A cut stone seen from above: an outline, a smaller table, and facets between, lit from the left. */
function cut(s: Sheet, outer: readonly Point[], table: readonly Point[], colour: Hex): void {
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

function sparkle(s: Sheet, x: number, y: number, r: number): void {
  s.flat(
    `M${x} ${y - r}Q${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}Q${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}Q${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}Q${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}Z`,
    '#ffffff',
    0.95,
  )
}

const scaled = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]): Point => [128 + (x - 128) * by, 128 + (y - 128) * by])

const rectangle: readonly Point[] = [
  [76, 22],
  [180, 22],
  [218, 62],
  [218, 194],
  [180, 234],
  [76, 234],
  [38, 194],
  [38, 62],
]
const drop: readonly Point[] = [
  [128, 12],
  [166, 66],
  [206, 124],
  [216, 174],
  [184, 222],
  [128, 242],
  [72, 222],
  [40, 174],
  [50, 124],
  [90, 66],
]
const round8 = ring(8, 128, 128, () => 112, 22.5)
const hexagon = ring(6, 128, 128, () => 114, 0)
const cushion = ring(12, 128, 128, (i) => (i % 3 === 0 ? 116 : 106), 45)

export const gems: Drawings<'gems'> = {
  ruby: (s) => cut(s, hexagon, scaled(hexagon, 0.56), '#e8123c'),
  emerald: (s) => cut(s, rectangle, scaled(rectangle, 0.56), '#0fae5c'),
  sapphire: (s) => cut(s, round8, scaled(round8, 0.58), '#1c62ee'),
  topaz: (s) => cut(s, drop, scaled(drop, 0.54), '#ffa412'),
  amethyst: (s) => cut(s, cushion, scaled(cushion, 0.58), '#a034e8'),
  diamond: (s) => {
    const crown: readonly Point[] = [
      [62, 44],
      [194, 44],
      [244, 104],
      [128, 236],
      [12, 104],
    ]
    s.glow(128, 128, 126, '#9fe8ff', 0.6)
    s.part(poly(crown), '#a8e4ff', { outline: 8, to: '#3a8ad8', shine: 0.9 })
    const facets: readonly [readonly Point[], string, number][] = [
      [
        [
          [62, 44],
          [94, 104],
          [12, 104],
        ],
        '#ffffff',
        0.55,
      ],
      [
        [
          [62, 44],
          [128, 44],
          [94, 104],
        ],
        '#d8f6ff',
        0.8,
      ],
      [
        [
          [128, 44],
          [162, 104],
          [94, 104],
        ],
        '#ffffff',
        0.75,
      ],
      [
        [
          [128, 44],
          [194, 44],
          [162, 104],
        ],
        '#7cc8f4',
        0.7,
      ],
      [
        [
          [194, 44],
          [244, 104],
          [162, 104],
        ],
        '#2f7cd0',
        0.6,
      ],
      [
        [
          [12, 104],
          [94, 104],
          [128, 236],
        ],
        '#8ad8ff',
        0.6,
      ],
      [
        [
          [94, 104],
          [162, 104],
          [128, 236],
        ],
        '#ffffff',
        0.42,
      ],
      [
        [
          [162, 104],
          [244, 104],
          [128, 236],
        ],
        '#1c54b0',
        0.5,
      ],
    ]
    for (const [points, colour, opacity] of facets) {
      s.flat(poly(points), colour, opacity)
      s.stroke(poly(points), '#ffffff', 2, 0.6)
    }
    sparkle(s, 74, 70, 34)
    sparkle(s, 190, 152, 20)
  },
}
