import { darken, lighten, mix } from '../../colour.ts'
import type { Hex } from '../../types.ts'
import { box, ellipse, line, poly, round, soft } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import type { View } from './view.ts'

/** Jagged mountains whose feet fade into the air; each slope has a lit and a dark side. */
export function ridge(v: View, y: number, height: number, near: number, steep = 1): void {
  const points: Point[] = [
    [-60, v.h],
    [-60, y],
  ]
  const faces: Point[][] = []
  let x = -40
  while (x < v.w + 60) {
    const run = v.random.between(60, 130) / steep
    const peak: Point = [
      x + run * v.random.between(0.4, 0.6),
      y - height * v.random.between(0.45, 1),
    ]
    const foot: Point = [x + run, y - height * v.random.between(0, 0.3)]
    faces.push([
      peak,
      [peak[0] + run * 0.1, peak[1] + height * 0.4],
      [foot[0] - run * 0.2, v.h],
      foot,
    ])
    points.push(peak, foot)
    x += run
  }
  points.push([v.w + 60, v.h])
  const colour = v.tone(near)
  const fade = mix(colour, v.palette.light, 0.55 * (1 - near))
  v.s.flat(
    poly(points),
    v.s.linear([
      [0, colour],
      [0.75, fade],
    ]),
  )
  for (const face of faces) v.s.flat(poly(face), darken(colour, 0.35), 0.16)
}

/** Smooth rolling hills. */
export function hills(v: View, y: number, height: number, colour: Hex, bumps = 3): void {
  const points: Point[] = [
    [-60, v.h + 40],
    [-60, y],
  ]
  for (let i = 0; i <= bumps; i++) {
    points.push([
      (v.w * (i + v.random.between(-0.2, 0.2))) / bumps,
      y - height * v.random.between(0, 1),
    ])
  }
  points.push([v.w + 60, y], [v.w + 60, v.h + 40])
  const d = soft(points, 0.9)
  v.s.flat(
    d,
    v.s.linear([
      [0, lighten(colour, 0.22)],
      [0.5, colour],
      [1, darken(colour, 0.35)],
    ]),
  )
  v.s.stroke(d, lighten(colour, 0.45), 3, 0.4)
}

/** Water from a height to the bottom, with the light's path below `lightX`. */
export function water(v: View, y: number, lightX: number): void {
  const { s, palette } = v
  s.flat(
    box(0, y, v.w, v.h - y),
    s.linear([
      [0, mix(palette.light, palette.mid, 0.35)],
      [0.3, palette.mid],
      [1, mix(palette.deep, palette.shadow, 0.4)],
    ]),
  )
  for (let i = 0; i < 24; i++) {
    const depth = i / 24
    const top = y + 4 + depth ** 1.5 * (v.h - y)
    const reach = 16 + depth * 70
    const from = lightX + v.random.between(-1, 1) * reach
    s.flat(
      ellipse(from, top, v.random.between(14, 40) + depth * 30, 1.6 + depth * 2.4),
      palette.glow,
      round((0.85 - depth * 0.5) * 10) / 10,
    )
  }
  for (let i = 0; i < 12; i++) {
    const depth = v.random.next()
    s.flat(
      ellipse(v.random.next() * v.w, y + 10 + depth * (v.h - y), 20 + depth * 40, 1.5 + depth * 2),
      palette.light,
      0.25,
    )
  }
}

export function pine(
  v: View,
  x: number,
  base: number,
  height: number,
  colour: Hex,
  snow?: Hex,
): void {
  const width = height * 0.44
  v.s.flat(
    box(x - height * 0.03, base - height * 0.14, height * 0.06, height * 0.16),
    darken(colour, 0.4),
  )
  for (let i = 0; i < 4; i++) {
    const top = base - height + i * height * 0.2
    const half = (width / 2) * (0.4 + i * 0.2)
    const bottom = top + height * 0.34
    const d = poly([
      [x, top],
      [x + half, bottom],
      [x + half * 0.4, bottom - height * 0.04],
      [x, bottom + height * 0.02],
      [x - half * 0.4, bottom - height * 0.04],
      [x - half, bottom],
    ])
    v.s.flat(d, colour)
    v.s.flat(
      poly([
        [x, top],
        [x + half, bottom],
        [x, bottom],
      ]),
      darken(colour, 0.5),
      0.35,
    )
    if (snow)
      v.s.flat(
        poly([
          [x, top],
          [x + half * 0.5, top + height * 0.17],
          [x + half * 0.1, top + height * 0.13],
          [x - half * 0.3, top + height * 0.2],
          [x - half * 0.6, top + height * 0.2],
        ]),
        snow,
        0.9,
      )
  }
}

export function palm(
  v: View,
  x: number,
  base: number,
  height: number,
  colour: Hex,
  lean = 0.2,
): void {
  const top: Point = [x + lean * height, base - height]
  const trunk = line([[x, base], [x + lean * height * 0.3, base - height * 0.5], top])
  v.s.stroke(trunk, darken(colour, 0.25), height * 0.055)
  for (const turn of [-165, -130, -95, -60, -25, 10, 170]) {
    const a = (turn * Math.PI) / 180
    const r = height * 0.44
    const tip: Point = [top[0] + Math.cos(a) * r, top[1] + Math.sin(a) * r * 0.7 + r * 0.35]
    const middle: Point = [
      top[0] + Math.cos(a) * r * 0.55,
      top[1] + Math.sin(a) * r * 0.75 - r * 0.04,
    ]
    v.s.flat(soft([top, middle, tip, [middle[0], middle[1] + r * 0.2]], 0.9), colour)
  }
}

/** A broad-leaved tree: trunk and heaped crown, lit from above. */
export function tree(
  v: View,
  x: number,
  base: number,
  height: number,
  colour: Hex,
  trunk?: Hex,
): void {
  v.s.stroke(
    line([
      [x, base],
      [x + height * 0.03, base - height * 0.3],
      [x, base - height * 0.6],
    ]),
    trunk ?? darken(colour, 0.6),
    height * 0.09,
  )
  const lumps: readonly Point[] = [
    [-0.24, -0.52],
    [0.24, -0.54],
    [0, -0.5],
    [-0.14, -0.74],
    [0.15, -0.76],
    [0, -0.9],
  ]
  for (const [dx, dy] of lumps) {
    v.s.flat(
      ellipse(x + dx * height, base + dy * height, height * 0.23, height * 0.2),
      v.s.radial(
        [
          [0, lighten(colour, 0.35)],
          [0.7, colour],
          [1, darken(colour, 0.3)],
        ],
        0.35,
        0.25,
        0.8,
      ),
    )
  }
}

/** Rocks heaped along the lower edge. */
export function rocks(v: View, base: number, size: number, colour: Hex): void {
  for (let x = -size / 2; x < v.w + size; x += size * v.random.between(0.6, 1.1)) {
    const tall = size * v.random.between(0.5, 1.1)
    const d = poly([
      [x - size * 0.7, base + 60],
      [x - size * 0.5, base - tall * 0.4],
      [x - size * 0.1, base - tall],
      [x + size * 0.35, base - tall * 0.7],
      [x + size * 0.6, base - tall * 0.1],
      [x + size * 0.8, base + 60],
    ])
    v.s.flat(
      d,
      v.s.linear([
        [0, lighten(colour, 0.24)],
        [0.5, colour],
        [1, darken(colour, 0.4)],
      ]),
    )
    v.s.flat(
      poly([
        [x - size * 0.1, base - tall],
        [x + size * 0.35, base - tall * 0.7],
        [x + size * 0.6, base + 60],
        [x + size * 0.1, base + 60],
      ]),
      '#000000',
      0.2,
    )
  }
}

/** Blades of grass along the lower edge. */
export function grass(v: View, base: number, height: number, colour: Hex): void {
  const blades: string[] = []
  for (let x = -10; x < v.w + 10; x += v.random.between(7, 16)) {
    const tall = height * v.random.between(0.5, 1.1)
    const lean = v.random.between(-0.4, 0.4) * tall
    blades.push(
      poly([
        [x - 5, base],
        [x + lean, base - tall],
        [x + 5, base],
      ]),
    )
  }
  v.s.flat(box(0, base - 2, v.w, v.h - base + 4), colour)
  v.s.flat(blades.join(''), colour)
}
