import { darken, lighten, mix } from '../../colour.ts'
import { clouds, disc, motes, rays, stars, wash } from '../scenes/air.ts'
import { ridge, rocks } from '../scenes/ground.ts'
import type { ScenePainter, View } from '../scenes/view.ts'
import { box, ellipse, round, soft } from '../shapes.ts'
import { milkyWay } from './lights.ts'
import { crystal, fall, ringedPlanet } from './parts.ts'

/** Over the rings of a giant, in a shower of meteors. */
export const nebulaRings: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.shadow, mix(palette.shadow, palette.deep, 0.7), palette.shadow)
  milkyWay(v, palette.pop)
  stars(v, 70, 1)
  ringedPlanet(v, v.w * 0.5, 200, Math.min(130, v.w * 0.26), palette.mid)
  for (let i = 0; i < 9; i++) {
    const [x, y, far] = [
      v.w * v.random.next(),
      v.random.between(10, 420),
      v.random.between(70, 150),
    ]
    v.s.flat(
      `M${round(x)} ${round(y)}l${round(far)} ${round(-far * 0.5)}l3 5Z`,
      lighten(palette.accent, 0.5),
      0.8,
    )
    v.s.glow(x, y, 22, palette.accent, 0.9)
    v.s.flat(ellipse(x, y, 4), '#ffffff')
  }
  v.s.flat(
    soft(
      `-80 700 -60 600 ${v.w * 0.2} 548 ${v.w * 0.5} 530 ${v.w * 0.8} 548 ${v.w + 60} 600 ${v.w + 80} 700`,
    ),
    v.s.linear([
      [0, mix(palette.light, palette.mid, 0.5)],
      [0.4, palette.deep],
      [1, palette.shadow],
    ]),
  )
  for (let i = 0; i < 12; i++) {
    const [x, y, r] = [v.w * v.random.next(), v.random.between(575, 636), v.random.between(10, 34)]
    v.s.flat(ellipse(x, y, r, r * 0.34), palette.shadow, 0.55)
    v.s.stroke(
      `M${round(x - r)} ${round(y)}a${round(r)} ${round(r * 0.34)} 0 0 0 ${round(2 * r)} 0`,
      palette.light,
      2,
      0.6,
    )
  }
  v.s.glow(v.w * 0.5, 560, 260, palette.mid, 0.35)
}

/** The heart of the cave: one crystal that lights all others. */
export const crystalHeart: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.deep)
  v.s.glow(x, 330, 380, palette.pop, 0.7)
  rays(v, x, 330, 18, 0.26, lighten(palette.pop, 0.4))
  ridge(v, 470, 140, 0.6, 1.4)
  for (let i = 0; i < 9; i++) {
    const at = v.w * (i / 8)
    const tall = 60 + ((i * 83) % 110)
    v.s.flat(`M${round(at - 26)} -10L${round(at)} ${tall}L${round(at + 26)} -10Z`, v.tone(0.8))
    v.s.flat(
      `M${round(at)} ${tall}L${round(at + 26)} -10L${round(at + 4)} -10Z`,
      palette.light,
      0.25,
    )
  }
  for (const [dx, tall, turn] of [
    [-70, 250, -26],
    [70, 270, 24],
    [-36, 340, -11],
    [40, 360, 10],
    [0, 440, 0],
  ] as const)
    crystal(v, x + dx * Math.max(0.7, v.narrow), 560, tall, turn, palette.pop)
  v.s.glow(x, 300, 150, '#ffffff', 0.55)
  for (let i = 0; i < 14; i++) {
    const left = i % 2 === 0
    const at = left ? v.w * v.random.between(-0.02, 0.26) : v.w * v.random.between(0.74, 1.02)
    crystal(
      v,
      at,
      650,
      v.random.between(90, 230),
      left ? v.random.between(4, 30) : v.random.between(-30, -4),
      v.random.pick([palette.accent, palette.light, palette.mid]),
    )
  }
  v.s.flat(
    ellipse(x, 596, v.w * 0.4, 36),
    v.s.linear([
      [0, lighten(palette.pop, 0.5)],
      [1, palette.deep],
    ]),
    0.85,
  )
  rocks(v, 652, 54, palette.shadow)
  motes(v, 34, palette.pop)
}

function isle(v: View, x: number, y: number, size: number, tint: `#${string}`): void {
  v.s.flat(
    `M${x - size} ${y}C${x - size * 0.6} ${y + size * 0.5} ${x - size * 0.2} ${y + size * 0.5} ${x} ${y + size * 1.15}C${x + size * 0.2} ${y + size * 0.5} ${x + size * 0.6} ${y + size * 0.5} ${x + size} ${y}Z`,
    v.s.linear([
      [0, mix(tint, '#8a6a4a', 0.55)],
      [1, darken(tint, 0.4)],
    ]),
  )
  v.s.flat(ellipse(x, y, size, size * 0.18), mix('#6ec24a', tint, 0.3))
}

/** The palace over the clouds, at sunrise. */
export const skyPalace: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.mid, palette.light, palette.glow, '#ffffff')
  rays(v, x, 300, 20, 0.4, '#ffffff')
  disc(v, x, 290, 96)
  for (const [i, tint] of ['#ff7a8a', '#ffb35e', '#fff07a', '#8ae0a0', '#7ab8ff'].entries())
    v.s.stroke(`M-40 520Q${x} ${-20 + i * 18} ${v.w + 40} 520`, tint, 17, 0.45)
  const size = Math.max(0.62, v.narrow)
  isle(v, x, 400, 190 * size, palette.deep)
  for (const [dx, tall, wide] of [
    [-96, 120, 40],
    [96, 130, 40],
    [-46, 180, 46],
    [48, 190, 46],
    [0, 260, 58],
  ] as const) {
    const [tx, w, h] = [x + dx * size, wide * size, tall * size]
    v.s.flat(
      box(tx - w / 2, 398 - h, w, h, 4),
      v.s.linear(
        [
          [0, '#fffdf4'],
          [1, mix(palette.light, palette.mid, 0.3)],
        ],
        -70,
      ),
    )
    v.s.flat(
      `M${tx - w * 0.64} ${400 - h}C${tx - w * 0.5} ${360 - h} ${tx - w * 0.1} ${370 - h} ${tx} ${398 - h - w * 1.5}C${tx + w * 0.1} ${370 - h} ${tx + w * 0.5} ${360 - h} ${tx + w * 0.64} ${400 - h}Z`,
      v.s.linear([
        [0, palette.accent],
        [1, palette.pop],
      ]),
    )
    v.s.flat(box(tx - 5, 420 - h, 10, 22, 5), palette.deep, 0.7)
  }
  isle(v, v.w * 0.1, 250, 84 * size, palette.deep)
  isle(v, v.w * 0.92, 200, 92 * size, palette.deep)
  fall(v, v.w * 0.1, 262, 470, 26, '#8fdcff')
  fall(v, v.w * 0.92, 214, 470, 28, '#8fdcff')
  clouds(v, 520, 58, mix(palette.light, '#ffffff', 0.5), 0.95)
  clouds(v, 590, 74, mix(palette.glow, '#ffffff', 0.5), 0.95)
  clouds(v, 650, 84, '#ffffff', 0.95)
  motes(v, 18)
}

/** Inside the mountain, where the rock runs. */
export const volcanoHeart: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.shadow, palette.deep, palette.mid)
  v.s.glow(x, 120, 260, palette.glow, 0.8)
  v.s.flat(ellipse(x, 70, v.w * 0.24, 44), lighten(palette.glow, 0.3))
  v.s.flat(ellipse(x, 62, v.w * 0.2, 30), palette.light)
  ridge(v, 430, 250, 0.72, 1.5)
  for (const [share, wide, from] of [
    [0.14, 60, 120],
    [0.86, 70, 90],
    [0.36, 26, 240],
    [0.64, 30, 220],
  ] as const) {
    v.s.glow(v.w * share, 480, wide * 2.4, palette.light, 0.7)
    fall(v, v.w * share, from, 540, wide * Math.max(0.6, v.narrow), palette.light)
  }
  const wing = Math.min(1, v.w / 560)
  v.s.group(`transform="translate(${round(x)} 300) scale(${round(wing * 10) / 10})"`, () => {
    v.s.flat(
      'M0 -70C-20 -40 -70 -40 -120 -96C-150 -128 -210 -130 -250 -100C-214 -92 -200 -70 -204 -44C-176 -60 -150 -50 -146 -20C-116 -40 -84 -26 -76 8C-50 -14 -22 0 -14 40L0 120L14 40C22 0 50 -14 76 8C84 -26 116 -40 146 -20C150 -50 176 -60 204 -44C200 -70 214 -92 250 -100C210 -130 150 -128 120 -96C70 -40 20 -40 0 -70Z',
      palette.shadow,
    )
    v.s.flat(
      'M0 -70C-26 -84 -24 -122 -6 -136L-12 -160L4 -140L18 -158L12 -132C26 -116 22 -84 0 -70Z',
      palette.shadow,
    )
    v.s.flat('M-8 -112l8 4l-7 5ZM10 -112l-8 4l7 5Z', palette.accent)
  })
  v.s.flat(
    box(0, 532, v.w, 120),
    v.s.linear([
      [0, palette.glow],
      [0.4, palette.light],
      [1, palette.mid],
    ]),
  )
  for (let i = 0; i < 16; i++)
    v.s.flat(
      ellipse(v.w * v.random.next(), v.random.between(546, 634), v.random.between(20, 60), 8),
      i % 3 ? palette.shadow : palette.glow,
      0.75,
    )
  rocks(v, 652, 70, palette.shadow)
  motes(v, 46, palette.glow)
}
