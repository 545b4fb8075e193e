import { darken, lighten, mix } from '../../colour.ts'
import type { Hex } from '../../types.ts'
import type { View } from '../scenes/view.ts'
import { ellipse, round, star } from '../shapes.ts'

/** Water, lava or chocolate that falls, with spray at its foot. */
export function fall(
  v: View,
  x: number,
  from: number,
  to: number,
  width: number,
  colour: Hex,
): void {
  v.s.flat(
    `M${x - width * 0.4} ${from}C${x - width * 0.3} ${from + 30} ${x - width * 0.5} ${to - 60} ${x - width * 0.56} ${to}L${x + width * 0.56} ${to}C${x + width * 0.5} ${to - 60} ${x + width * 0.3} ${from + 30} ${x + width * 0.4} ${from}Z`,
    v.s.linear([
      [0, lighten(colour, 0.55)],
      [0.5, colour],
      [1, lighten(colour, 0.3)],
    ]),
  )
  for (let i = 0; i < 7; i++) {
    const at = x + width * v.random.between(-0.34, 0.34)
    const top = v.random.between(from, from + (to - from) * 0.6)
    v.s.stroke(
      `M${round(at)} ${round(top)}L${round(at + (at - x) * 0.12)} ${round(top + (to - from) * v.random.between(0.15, 0.4))}`,
      '#ffffff',
      v.random.between(1.5, 4),
      0.5,
    )
  }
  for (let i = 0; i < 6; i++)
    v.s.glow(
      x + width * v.random.between(-0.7, 0.7),
      to,
      width * v.random.between(0.2, 0.4),
      lighten(colour, 0.6),
      0.5,
    )
}

/** A ragged frame of rock round the view: the mouth of a cave, from within. */
export function caveMouth(v: View, colour: Hex): void {
  const edge: string[] = []
  const [rx, ry] = [v.w * 0.5, 300]
  for (let i = 0; i <= 26; i++) {
    const angle = Math.PI + (i / 26) * Math.PI
    const reach = v.random.between(0.9, 1.06)
    edge.push(
      `${round(v.w / 2 + Math.cos(angle) * rx * reach)} ${round(330 + Math.sin(angle) * ry * reach)}`,
    )
  }
  const d = `M-20 -20L${v.w + 20} -20L${v.w + 20} 660L${v.w - 24} 660L${edge.toReversed().join('L')}L24 660L-20 660Z`
  v.s.flat(
    d,
    v.s.linear([
      [0, darken(colour, 0.35)],
      [0.7, colour],
      [1, darken(colour, 0.25)],
    ]),
  )
  v.s.stroke(`M${edge.join('L')}`, lighten(colour, 0.3), 4, 0.5)
}

/** A crystal that leans by `turn` degrees, lit on one side. */
export function crystal(
  v: View,
  x: number,
  base: number,
  tall: number,
  turn: number,
  colour: Hex,
): void {
  const half = tall * 0.14
  v.s.group(`transform="rotate(${round(turn)} ${round(x)} ${round(base)})"`, () => {
    const shoulder = base - tall * 0.78
    v.s.flat(
      `M${x - half} ${base}L${x - half} ${shoulder}L${x} ${base - tall}L${x} ${base}Z`,
      v.s.linear([
        [0, lighten(colour, 0.7)],
        [1, colour],
      ]),
    )
    v.s.flat(
      `M${x + half} ${base}L${x + half} ${shoulder}L${x} ${base - tall}L${x} ${base}Z`,
      v.s.linear([
        [0, colour],
        [1, darken(colour, 0.5)],
      ]),
    )
    v.s.stroke(
      `M${x - half} ${shoulder}L${x - half * 0.2} ${shoulder + tall * 0.06}L${x + half} ${shoulder}`,
      '#ffffff',
      2,
      0.6,
    )
  })
}

/** A round arch of stone or light, standing on `base`. */
export function arch(
  v: View,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: Hex,
  thick = 16,
): void {
  const rise = height - width / 2
  const d = `M${x - width / 2} ${base}L${x - width / 2} ${base - rise}A${width / 2} ${width / 2} 0 0 1 ${x + width / 2} ${base - rise}L${x + width / 2} ${base}`
  v.s.stroke(d, darken(colour, 0.55), thick + 6)
  v.s.stroke(d, colour, thick)
  v.s.stroke(d, lighten(colour, 0.5), thick * 0.22, 0.7)
}

/** A heap of gold coins with a few stones in it. */
export function goldHeap(v: View, x: number, base: number, reach: number, count = 30): void {
  v.s.glow(x, base - reach * 0.2, reach * 1.1, v.palette.glow, 0.5)
  for (let i = 0; i < count; i++) {
    const level = Math.floor(Math.sqrt(i * 1.7))
    const cx = round(x + v.random.between(-1, 1) * reach * (1 - level * 0.1))
    const cy = round(base - level * reach * 0.1 + v.random.between(-4, 4))
    const r = reach * 0.15
    v.s.flat(ellipse(cx, cy + 4, r, r * 0.48), '#7a4404')
    v.s.flat(
      ellipse(cx, cy, r, r * 0.48),
      v.s.linear([
        [0, '#fff2a0'],
        [0.5, '#f0b428'],
        [1, '#b87408'],
      ]),
    )
    if (i % 7 === 5)
      v.s.flat(
        `M${cx} ${cy - r * 0.8}l${r * 0.5} ${r * 0.4}l${-r * 0.5} ${r * 0.6}l${-r * 0.5} ${-r * 0.6}Z`,
        v.random.pick([v.palette.pop, '#7be8ff', '#ff6f9c']),
      )
  }
}

/** A hot-air balloon in gores of two colours. */
export function balloon(v: View, x: number, y: number, r: number, one: Hex, other: Hex): void {
  v.s.stroke(
    `M${x - r * 0.5} ${y + r * 0.8}L${x - r * 0.18} ${y + r * 1.6}M${x + r * 0.5} ${y + r * 0.8}L${x + r * 0.18} ${y + r * 1.6}`,
    v.palette.shadow,
    2,
    0.8,
  )
  v.s.flat(
    `M${x - r * 0.22} ${y + r * 1.5}h${r * 0.44}l${-r * 0.06} ${r * 0.34}h${-r * 0.32}Z`,
    '#8a5426',
  )
  const body = `M${x} ${y - r}C${x + r * 1.3} ${y - r} ${x + r * 1.1} ${y + r * 0.4} ${x + r * 0.24} ${y + r * 1.3}L${x - r * 0.24} ${y + r * 1.3}C${x - r * 1.1} ${y + r * 0.4} ${x - r * 1.3} ${y - r} ${x} ${y - r}Z`
  v.s.flat(
    body,
    v.s.linear(
      [
        [0, lighten(one, 0.35)],
        [0.6, one],
        [1, darken(one, 0.35)],
      ],
      -40,
    ),
  )
  for (const wide of [0.62, 0.22])
    v.s.stroke(
      `M${x} ${y - r}C${x + r * wide * 1.4} ${y - r * 0.6} ${x + r * wide} ${y + r * 0.5} ${x + r * 0.16} ${y + r * 1.3}M${x} ${y - r}C${x - r * wide * 1.4} ${y - r * 0.6} ${x - r * wide} ${y + r * 0.5} ${x - r * 0.16} ${y + r * 1.3}`,
      other,
      r * 0.14,
      0.85,
    )
}

/** A water lily with a light in its heart. */
export function lotus(v: View, x: number, y: number, size: number, colour: Hex): void {
  v.s.flat(ellipse(x, y + size * 0.2, size * 1.5, size * 0.4), mix(v.palette.mid, '#0d5a38', 0.6))
  v.s.glow(x, y - size * 0.4, size * 2, v.palette.glow, 0.7)
  for (const [turn, tint] of [
    [-62, 0],
    [62, 0],
    [-34, 0.18],
    [34, 0.18],
    [0, 0.34],
  ] as const)
    v.s.group(`transform="rotate(${turn} ${round(x)} ${round(y)})"`, () =>
      v.s.flat(
        `M${x} ${y}C${x - size * 0.6} ${y - size * 0.5} ${x - size * 0.3} ${y - size * 1.1} ${x} ${y - size * 1.4}C${x + size * 0.3} ${y - size * 1.1} ${x + size * 0.6} ${y - size * 0.5} ${x} ${y}Z`,
        v.s.linear([
          [0, lighten(colour, 0.65)],
          [1, lighten(colour, tint)],
        ]),
      ),
    )
}

/** A planet with rings, lit from the upper left. */
export function ringedPlanet(v: View, x: number, y: number, r: number, colour: Hex): void {
  v.s.glow(x, y, r * 1.9, lighten(colour, 0.3), 0.55)
  const ring = (half: 'M' | 'm') => {
    const sweep = half === 'M' ? 1 : 0
    for (const [reach, width, opacity] of [
      [1.9, 10, 0.9],
      [1.62, 16, 0.6],
      [2.1, 4, 0.7],
    ] as const)
      v.s.stroke(
        `M${x - r * reach} ${y}A${r * reach} ${r * reach * 0.26} 0 0 ${sweep} ${x + r * reach} ${y}`,
        v.palette.glow,
        width * (r / 110),
        opacity,
      )
  }
  v.s.group(`transform="rotate(-16 ${round(x)} ${round(y)})"`, () => {
    ring('M')
    v.s.flat(
      ellipse(x, y, r),
      v.s.linear([
        [0, lighten(colour, 0.5)],
        [0.3, colour],
        [0.45, lighten(colour, 0.25)],
        [0.6, darken(colour, 0.2)],
        [1, darken(colour, 0.65)],
      ]),
    )
    ring('m')
  })
}

/** A flowering branch that reaches into the view from one side; `side` 1 is the right. */
export function branch(v: View, side: 1 | -1, y: number, reach: number, blossom: Hex): void {
  const edge = side === 1 ? v.w + 10 : -10
  const at = (share: number, dy: number) => `${round(edge - side * reach * share)} ${round(y + dy)}`
  const wood = mix(v.palette.shadow, '#4a2a1c', 0.5)
  v.s.stroke(`M${at(0, -10)}Q${at(0.5, -50)} ${at(1, 16)}`, wood, 15)
  v.s.stroke(`M${at(0.4, -28)}Q${at(0.6, -90)} ${at(0.86, -84)}`, wood, 8)
  v.s.stroke(`M${at(0.62, -18)}Q${at(0.7, 30)} ${at(0.84, 60)}`, wood, 7)
  for (let i = 0; i < 46; i++) {
    const share = v.random.between(0.1, 1.02)
    const x = edge - side * reach * share
    const dy = v.random.between(-100, 70) * (0.35 + share * 0.65)
    const r = v.random.between(6, 13)
    v.s.flat(
      star(5, x, y + dy, r, r * 0.6, v.random.between(0, 72)),
      v.random.pick([blossom, lighten(blossom, 0.4), lighten(blossom, 0.7)]),
      0.95,
    )
    v.s.flat(ellipse(x, y + dy, r * 0.22), v.palette.accent)
  }
}
