import { darken, lighten } from '../../colour.ts'
import type { Hex } from '../../types.ts'
import { box, ellipse, line, poly, soft } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import type { View } from './view.ts'

/** A block of flats or offices with lit windows. */
export function tower(
  v: View,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: Hex,
  lit?: Hex,
): void {
  v.s.flat(
    box(x, base - height, width, height),
    v.s.linear([
      [0, lighten(colour, 0.1)],
      [1, darken(colour, 0.25)],
    ]),
  )
  v.s.flat(box(x + width * 0.72, base - height, width * 0.28, height), '#000000', 0.18)
  if (!lit) return
  const size = Math.max(5, width / 8)
  for (let wy = base - height + size * 1.4; wy < base - size * 2; wy += size * 2.1) {
    for (let wx = x + size; wx < x + width - size * 1.2; wx += size * 1.9) {
      if (v.random.chance(0.5)) v.s.flat(box(wx, wy, size, size * 1.2), lit, 0.75)
    }
  }
}

/** A row of towers across the view. */
export function skyline(
  v: View,
  base: number,
  low: number,
  high: number,
  colour: Hex,
  lit?: Hex,
): void {
  for (let x = -20; x < v.w + 20;) {
    const width = v.random.between(44, 92)
    const height = v.random.between(low, high)
    tower(v, x, base, width, height, colour, lit)
    if (v.random.chance(0.4))
      v.s.stroke(
        `M${x + width / 2} ${base - height}L${x + width / 2} ${base - height - 40}`,
        colour,
        4,
      )
    x += width * v.random.between(0.85, 1.1)
  }
}

/** A house with an upswept roof. */
export function pagoda(
  v: View,
  x: number,
  base: number,
  width: number,
  floors: number,
  colour: Hex,
  lit: Hex,
): void {
  let y = base
  for (let i = 0; i < floors; i++) {
    const w = width * (1 - i * 0.2)
    const h = width * 0.34
    v.s.flat(box(x - w * 0.36, y - h, w * 0.72, h), darken(colour, 0.2))
    for (const dx of [-0.22, 0, 0.22])
      v.s.flat(box(x + dx * w - w * 0.06, y - h * 0.7, w * 0.12, h * 0.5), lit, 0.9)
    v.s.flat(
      soft(
        [
          [x - w * 0.68, y - h - w * 0.06],
          [x - w * 0.4, y - h * 1.02],
          [x, y - h],
          [x + w * 0.4, y - h * 1.02],
          [x + w * 0.68, y - h - w * 0.06],
          [x + w * 0.34, y - h - w * 0.2],
          [x, y - h - w * 0.26],
          [x - w * 0.34, y - h - w * 0.2],
        ],
        0.9,
      ),
      lighten(colour, 0.06),
    )
    y -= h + w * 0.18
  }
}

/** A string of lamps or flags hung between two points. */
export function garland(
  v: View,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  colours: readonly Hex[],
  lamps = true,
): void {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ]
  v.s.stroke(line(Array.from({ length: 9 }, (_, i) => at(i / 8))), v.palette.shadow, 2.5)
  for (let i = 1; i < count; i++) {
    const [x, y] = at(i / count)
    const colour = colours[i % colours.length] as Hex
    if (lamps) {
      v.s.glow(x, y + 7, 22, colour, 0.8)
      v.s.flat(ellipse(x, y + 7, 6.5), lighten(colour, 0.5))
    } else
      v.s.flat(
        poly([
          [x - 11, y],
          [x + 11, y],
          [x, y + 26],
        ]),
        colour,
      )
  }
}

/** A curtain down one side, drawn back; `side` 1 is the right. */
export function curtain(v: View, side: 1 | -1, width: number, colour: Hex): void {
  const edge = side === 1 ? v.w : 0
  const x = (share: number) => edge - side * width * share
  for (let i = 5; i >= 0; i--) {
    const a = 0.2 + i * 0.17
    const d = `M${edge} -10L${x(a)} -10C${x(a * 0.95)} 200 ${x(a * 0.7)} 330 ${x(a * 0.34)} 430C${x(a * 0.5)} 520 ${x(a * 0.66)} 580 ${x(a * 0.7)} 650L${edge} 650Z`
    v.s.flat(
      d,
      v.s.linear([
        [0, lighten(colour, i % 2 ? 0.16 : 0.02)],
        [0.66, darken(colour, 0.35)],
        [1, colour],
      ]),
    )
    v.s.stroke(d, darken(colour, 0.6), 2.5, 0.4)
  }
  const tie = line([
    [edge, 412],
    [x(0.18), 430],
    [x(0.4), 424],
  ])
  v.s.stroke(tie, darken(v.palette.accent, 0.5), 15)
  v.s.stroke(tie, v.palette.accent, 9)
}

/** A column with base and capital. */
export function column(
  v: View,
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: Hex,
): void {
  const body = v.s.linear(
    [
      [0, darken(colour, 0.45)],
      [0.35, lighten(colour, 0.35)],
      [1, darken(colour, 0.55)],
    ],
    -90,
  )
  v.s.flat(box(x - width / 2, top, width, bottom - top), body)
  for (const share of [-0.22, 0, 0.22])
    v.s.stroke(
      `M${x + share * width} ${top + 26}L${x + share * width} ${bottom - 24}`,
      darken(colour, 0.5),
      3,
      0.35,
    )
  for (const [y, height] of [
    [top, 22],
    [bottom - 22, 24],
  ] as const)
    v.s.flat(box(x - width * 0.68, y, width * 1.36, height, 4), body)
}

/** Shelves of books behind everything. */
export function shelves(v: View, top: number, bottom: number, colour: Hex): void {
  const { mid, pop, accent, deep, light } = v.palette
  v.s.flat(box(0, top, v.w, bottom - top), darken(colour, 0.45))
  for (let y = top; y < bottom; y += 84) {
    for (let x = 6; x < v.w;) {
      const width = v.random.between(10, 22)
      const tall = v.random.between(46, 68)
      if (v.random.chance(0.9)) {
        const tint = v.random.pick([mid, deep, pop, accent, light])
        v.s.flat(box(x, y + 74 - tall, width, tall, 2), darken(tint, 0.35))
        v.s.flat(box(x, y + 74 - tall + 8, width, 5), lighten(tint, 0.2), 0.5)
      }
      x += width + 1.5
    }
    v.s.flat(
      box(0, y + 74, v.w, 10),
      v.s.linear([
        [0, lighten(colour, 0.12)],
        [1, darken(colour, 0.3)],
      ]),
    )
  }
}
