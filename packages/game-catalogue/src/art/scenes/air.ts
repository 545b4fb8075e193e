import { lighten, mix } from '../../colour.ts'
import type { Hex } from '../../types.ts'
import { box, ellipse, poly, round, star } from '../shapes.ts'
import type { View } from './view.ts'

/** Fills the view from dark above to light at the horizon (share of the height). */
export function sky(v: View, horizon = 0.6): void {
  const { deep, mid, light, glow } = v.palette
  v.s.flat(
    box(0, 0, v.w, v.h),
    v.s.linear([
      [0, deep],
      [horizon * 0.45, mid],
      [horizon * 0.85, light],
      [horizon, mix(light, glow, 0.7)],
      [1, light],
    ]),
  )
}

/** Fills the view with the colours given, from above downward. */
export function wash(v: View, ...colours: Hex[]): void {
  const last = colours.length - 1
  v.s.flat(
    box(0, 0, v.w, v.h),
    v.s.linear(colours.map((colour, i) => [round((i / last) * 100) / 100, colour] as const)),
  )
}

/** A bright disc in a halo: sun, moon or lamp. */
export function disc(v: View, x: number, y: number, r: number, colour: Hex = v.palette.glow): void {
  v.s.glow(x, y, r * 4.2, colour, 0.75)
  v.s.glow(x, y, r * 2, lighten(colour, 0.5), 0.8)
  v.s.flat(ellipse(x, y, r), lighten(colour, 0.35))
}

/** Beams of light fanning from a point. */
export function rays(
  v: View,
  x: number,
  y: number,
  count = 9,
  opacity = 0.16,
  colour: Hex = v.palette.glow,
): void {
  const turn = v.random.next() * 6
  const fill = v.s.radial([
    [0, colour, 1],
    [1, colour, 0],
  ])
  const wedges = Array.from({ length: count }, (_, i) => {
    const a = turn + (i / count) * Math.PI * 2
    const half = (Math.PI / count) * 0.5
    const reach = 900
    return poly([
      [x, y],
      [x + Math.cos(a - half) * reach, y + Math.sin(a - half) * reach],
      [x + Math.cos(a + half) * reach, y + Math.sin(a + half) * reach],
    ])
  })
  v.s.flat(wedges.join(''), fill, opacity)
}

/** Slanting shafts of light from above, as under trees or water. */
export function shafts(v: View, opacity = 0.2, colour: Hex = v.palette.glow): void {
  const fill = v.s.linear([
    [0, colour, 1],
    [1, colour, 0],
  ])
  for (let i = 0; i < 5; i++) {
    const x = v.random.between(-0.1, 0.95) * v.w
    const width = v.random.between(20, 64)
    const slant = v.random.between(40, 120)
    const length = v.random.between(300, 540)
    v.s.flat(
      poly([
        [x, 0],
        [x + width, 0],
        [x + width * 1.9 + slant, length],
        [x + slant, length],
      ]),
      fill,
      opacity,
    )
  }
}

export function stars(v: View, count = 40, lowest = 0.6): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [v.random.next() * v.w, v.random.next() * v.h * lowest]
    const size = v.random.between(0.8, 2.4)
    if (v.random.chance(0.12)) v.s.flat(star(4, x, y, size * 4.5, size), '#ffffff', 0.85)
    else v.s.flat(ellipse(x, y, size), '#ffffff', round(v.random.between(0.4, 0.9)))
  }
}

/** Heaped clouds along a height, lit from above. */
export function clouds(v: View, y: number, size: number, colour: Hex, opacity = 0.8): void {
  const step = size * 2.6
  for (
    let x = v.random.between(-size, size);
    x < v.w + size;
    x += step * v.random.between(0.8, 1.5)
  ) {
    const lumps: string[] = []
    const base = y + v.random.between(-0.5, 0.5) * size
    for (let i = -2; i <= 2; i++) {
      const r = size * (1 - Math.abs(i) * 0.24) * v.random.between(0.7, 1)
      lumps.push(ellipse(x + i * size * 0.62, base - r * 0.4, r, r * 0.72))
    }
    const fill = v.s.linear([
      [0, lighten(colour, 0.45)],
      [1, colour],
    ])
    for (const lump of lumps) v.s.flat(lump, fill, opacity)
  }
}

/** A band of haze centred on a height. */
export function haze(
  v: View,
  y: number,
  thickness: number,
  colour: Hex = v.palette.light,
  opacity = 0.6,
): void {
  const fill = v.s.linear([
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ])
  v.s.flat(box(0, y - thickness / 2, v.w, thickness), fill)
}

/** Floating points of light: embers, fireflies, dust, bubbles of air. */
export function motes(
  v: View,
  count: number,
  colour: Hex = v.palette.glow,
  from = 0,
  to = 1,
): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [v.random.next() * v.w, v.random.between(from, to) * v.h]
    const size = v.random.between(1.4, 4)
    v.s.glow(x, y, size * 3.4, colour, 0.6)
    v.s.flat(ellipse(x, y, size * 0.7), lighten(colour, 0.5), 0.9)
  }
}

/** Rising bubbles with a bright rim. */
export function bubbles(v: View, count: number): void {
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [v.random.next() * v.w, v.random.next() * v.h, v.random.between(3, 13)]
    v.s.flat(ellipse(x, y, r), '#ffffff', 0.14)
    v.s.stroke(ellipse(x, y, r), '#ffffff', 1.6, 0.5)
    v.s.flat(ellipse(x - r * 0.3, y - r * 0.35, r * 0.24), '#ffffff', 0.9)
  }
}
