import { darken, lighten } from '../../colour.ts'
import type { Hex } from '../../types.ts'
import type { View } from '../scenes/view.ts'
import { ellipse, polar, poly, round } from '../shapes.ts'

/** A firework at its widest: streaks that end in sparks. */
export function firework(v: View, x: number, y: number, r: number, colour: Hex): void {
  v.s.glow(x, y, r * 1.3, colour, 0.55)
  const turn = v.random.between(0, 30)
  for (let i = 0; i < 18; i++) {
    const far = r * v.random.between(0.78, 1)
    const [ax, ay] = polar(x, y, far * 0.34, turn + i * 20)
    const [bx, by] = polar(x, y, far, turn + i * 20)
    v.s.stroke(
      `M${round(ax)} ${round(ay)}Q${round((ax + bx) / 2)} ${round((ay + by) / 2 - 4)} ${round(bx)} ${round(by + r * 0.07)}`,
      i % 3 ? colour : '#ffffff',
      2.6,
      0.85,
    )
    v.s.flat(ellipse(bx, by + r * 0.07, 3.2), lighten(colour, 0.6))
  }
}

/** A paper lantern that rises, lit from within. */
export function skyLantern(v: View, x: number, y: number, size: number, colour: Hex): void {
  v.s.glow(x, y, size * 1.9, colour, 0.7)
  v.s.flat(
    `M${x - size * 0.42} ${y + size * 0.5}C${x - size * 0.8} ${y - size * 0.3} ${x - size * 0.5} ${y - size * 0.8} ${x} ${y - size * 0.8}C${x + size * 0.5} ${y - size * 0.8} ${x + size * 0.8} ${y - size * 0.3} ${x + size * 0.42} ${y + size * 0.5}Z`,
    v.s.linear([
      [0, darken(colour, 0.15)],
      [0.6, lighten(colour, 0.25)],
      [1, lighten(colour, 0.75)],
    ]),
  )
  v.s.flat(ellipse(x, y + size * 0.5, size * 0.42, size * 0.1), lighten(colour, 0.85))
}

/** Curtains of northern light that hang from the sky. */
export function aurora(v: View, colours: readonly Hex[]): void {
  colours.forEach((colour, index) => {
    const top = 60 + index * 46
    const fill = v.s.linear([
      [0, colour, 0],
      [0.35, lighten(colour, 0.2), 0.75],
      [1, colour, 0],
    ])
    const wave = v.random.between(-40, 40)
    v.s.flat(
      `M-40 ${top + 40}C${v.w * 0.25} ${top - 70 + wave} ${v.w * 0.45} ${top + 130} ${v.w * 0.7} ${top + 20}S${v.w} ${top - 60} ${v.w + 50} ${top + 30}L${v.w + 50} ${top + 250}C${v.w * 0.8} ${top + 190} ${v.w * 0.6} ${top + 320} ${v.w * 0.4} ${top + 250}S${v.w * 0.1} ${top + 150} -40 ${top + 260}Z`,
      fill,
      0.8,
    )
  })
}

/** A bowl of fire on a stand. */
export function torch(v: View, x: number, y: number, size: number, colour: Hex): void {
  v.s.glow(x, y - size * 0.4, size * 2.6, colour, 0.85)
  v.s.flat(
    `M${x - size * 0.5} ${y}L${x + size * 0.5} ${y}L${x + size * 0.24} ${y + size * 0.5}L${x + size * 0.08} ${y + size * 2.4}L${x - size * 0.08} ${y + size * 2.4}L${x - size * 0.24} ${y + size * 0.5}Z`,
    darken(v.palette.mid, 0.55),
  )
  for (const [wide, tall, tint] of [
    [0.46, 1.3, colour],
    [0.3, 0.95, lighten(colour, 0.45)],
    [0.16, 0.55, '#ffffff'],
  ] as const)
    v.s.flat(
      `M${x - size * wide} ${y}C${x - size * wide * 1.5} ${y - size * tall * 0.45} ${x - size * 0.06} ${y - size * tall * 0.5} ${x + size * 0.06} ${y - size * tall}C${x + size * wide * 0.8} ${y - size * tall * 0.5} ${x + size * wide * 1.6} ${y - size * tall * 0.3} ${x + size * wide} ${y}Z`,
      tint,
    )
}

/** A band of countless stars across the night. */
export function milkyWay(v: View, colour: Hex): void {
  for (let i = 0; i < 16; i++) {
    const along = i / 15
    v.s.glow(
      v.w * (along * 1.2 - 0.1),
      330 - along * 330 + v.random.between(-24, 24),
      v.random.between(60, 110),
      i % 3 ? colour : v.palette.light,
      0.3,
    )
  }
  for (let i = 0; i < 90; i++) {
    const along = v.random.next()
    v.s.flat(
      ellipse(
        v.w * (along * 1.2 - 0.1),
        330 - along * 330 + v.random.between(-70, 70),
        v.random.between(0.6, 1.8),
      ),
      '#ffffff',
      round(v.random.between(0.4, 1)),
    )
  }
}

/** Streamers and scraps of paper in the air. */
export function confetti(v: View, count: number, lowest = 0.9): void {
  const { pop, accent, glow, light } = v.palette
  for (let i = 0; i < count; i++) {
    const [x, y] = [round(v.random.next() * v.w), round(v.random.next() * v.h * lowest)]
    const [wide, tall] = [v.random.between(4, 8), v.random.between(8, 15)]
    v.s.add(
      `<rect x="${x}" y="${y}" width="${round(wide)}" height="${round(tall)}" rx="1.5" fill="${v.random.pick([pop, accent, glow, light, '#ffffff'])}" opacity=".9" transform="rotate(${v.random.int(0, 179)} ${x} ${y})"/>`,
    )
  }
}

/** Beams that fan out from one point between two angles, as of lasers or searchlights. */
export function fan(
  v: View,
  x: number,
  y: number,
  [from, to]: readonly [number, number],
  colours: readonly Hex[],
  wide = 2.4,
): void {
  colours.forEach((colour, index) => {
    const angle = from + ((to - from) * (index + 0.5)) / colours.length
    v.s.flat(
      poly([[x, y], polar(x, y, 900, angle - wide), polar(x, y, 900, angle + wide)]),
      v.s.radial([
        [0, lighten(colour, 0.4), 0.9],
        [1, colour, 0.15],
      ]),
      0.55,
    )
  })
}
