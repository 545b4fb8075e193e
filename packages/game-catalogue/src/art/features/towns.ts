import { darken, lighten, mix } from '../../colour.ts'
import { clouds, disc, haze, motes, rays, stars, wash } from '../scenes/air.ts'
import { garland, skyline } from '../scenes/built.ts'
import { hills } from '../scenes/ground.ts'
import type { ScenePainter } from '../scenes/view.ts'
import { box, ellipse, poly, round, star } from '../shapes.ts'
import { confetti, fan, firework } from './lights.ts'
import { balloon } from './parts.ts'

/** On the highest roof, where the signs are made of light. */
export const neonRooftop: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.shadow, palette.deep, palette.mid)
  stars(v, 30, 0.4)
  fan(v, v.w * 0.12, 470, [-24, 40], [palette.accent, palette.pop], 3.4)
  fan(v, v.w * 0.88, 470, [-40, 24], [palette.pop, palette.accent], 3.4)
  v.s.glow(x, 190, 250, palette.pop, 0.55)
  for (const [r, tint, width] of [
    [136, palette.pop, 5],
    [112, palette.accent, 9],
    [84, palette.light, 4],
  ] as const) {
    v.s.stroke(ellipse(x, 190, r), tint, width * 3, 0.25)
    v.s.stroke(ellipse(x, 190, r), lighten(tint, 0.4), width)
  }
  v.s.stroke(star(5, x, 190, 66, 28), palette.accent, 16, 0.3)
  v.s.stroke(star(5, x, 190, 66, 28), lighten(palette.accent, 0.5), 5)
  skyline(v, 480, 40, 150, v.tone(0.55), palette.glow)
  haze(v, 470, 130, palette.light, 0.5)
  clouds(v, 500, 34, palette.mid, 0.55)
  skyline(v, 540, 20, 70, v.tone(0.8), palette.accent)
  v.s.flat(
    box(0, 548, v.w, 110),
    v.s.linear([
      [0, mix(palette.shadow, palette.deep, 0.6)],
      [1, palette.shadow],
    ]),
  )
  v.s.flat(ellipse(x, 604, Math.min(230, v.w * 0.46), 40), palette.shadow)
  for (const [r, tint] of [
    [1, palette.accent],
    [0.78, palette.pop],
  ] as const)
    v.s.stroke(ellipse(x, 604, Math.min(230, v.w * 0.46) * r, 40 * r), tint, 4, 0.9)
  v.s.stroke(`M0 548H${v.w}`, palette.pop, 5)
  v.s.stroke(`M0 548H${v.w}`, palette.pop, 18, 0.25)
  for (const side of [0.05, 0.95]) {
    const at = v.w * side
    v.s.stroke(`M${at} 560V330M${at - 22} 400h44M${at - 14} 360h28`, palette.shadow, 8)
    v.s.glow(at, 326, 40, '#ff4a5a', 0.9)
    v.s.flat(ellipse(at, 326, 6), '#ffb0b0')
  }
}

/** The last night of the fair. */
export const carnivalFinale: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.light)
  stars(v, 34, 0.5)
  firework(v, v.w * 0.16, 110, 88, palette.accent)
  firework(v, v.w * 0.85, 130, 96, palette.pop)
  firework(v, v.w * 0.5, 70, 60, palette.light)
  hills(v, 470, 16, v.tone(0.6), 2)
  const size = Math.min(1, v.w / 520)
  const half = 190 * size
  v.s.glow(x, 360, 270 * size, palette.glow, 0.8)
  for (let i = 0; i < 10; i++) {
    const [a, b] = [x - half + (i * half) / 5, x - half + ((i + 1) * half) / 5]
    const tint = i % 2 ? '#fff4e0' : palette.pop
    v.s.flat(
      poly([
        [x, 150],
        [a, 270],
        [b, 270],
      ]),
      tint,
    )
    v.s.flat(
      `M${a} 270h${b - a}v18a${(b - a) / 2} ${(b - a) / 2} 0 0 1 ${a - b} 0Z`,
      darken(tint, 0.12),
    )
  }
  v.s.flat(star(5, x, 138, 22, 9), palette.accent)
  v.s.flat(
    box(x - 26, 290, 52, 220),
    v.s.linear([
      [0, palette.glow],
      [1, palette.accent],
    ]),
  )
  for (let i = 0; i < 5; i++) {
    const px = x - half * 0.86 + (i * half * 1.72) / 4
    const py = 400 + (i % 2 ? 36 : 0)
    v.s.stroke(`M${px} 290V512`, palette.accent, 6)
    const tint = i % 2 ? palette.accent : '#ffffff'
    v.s.group(`transform="translate(${round(px)} ${py}) scale(${round(size * 10) / 10})"`, () => {
      v.s.flat(
        'M-40 10C-44 -16 -10 -20 10 -14L24 -46L30 -56L36 -44L48 -32L40 -24L32 -28C34 -6 32 12 22 18L30 44L22 46L10 22L-20 22L-30 48L-38 46L-34 20Z',
        tint,
      )
      v.s.flat('M-14 -18h26v16h-26Z', palette.pop)
    })
  }
  v.s.flat(box(x - half, 506, half * 2, 24, 6), palette.pop)
  for (let i = 0; i < 14; i++)
    v.s.flat(
      ellipse(x - half + 10 + (i * (half * 2 - 20)) / 13, 518, 6),
      lighten(palette.glow, 0.5),
    )
  v.s.flat(
    box(0, 528, v.w, 130),
    v.s.linear([
      [0, v.tone(0.6)],
      [1, palette.shadow],
    ]),
  )
  for (const [share, y] of [
    [0.08, 330],
    [0.92, 300],
    [0.14, 420],
  ] as const)
    balloon(v, v.w * share, y, 30, palette.pop, palette.accent)
  garland(v, [-10, 40], [x, 20], 60, 8, [palette.accent, palette.pop, palette.glow])
  garland(v, [x, 20], [v.w + 10, 40], 60, 8, [palette.glow, palette.accent, palette.pop])
  confetti(v, 60)
}

/** The drive-in behind the diner, when the film begins. */
export const driveIn: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.light)
  stars(v, 60, 0.6)
  disc(v, v.w * 0.86, 80, 30)
  const wide = Math.min(440, v.w * 0.9)
  v.s.glow(x, 220, wide * 0.8, palette.glow, 0.7)
  v.s.stroke(
    `M${x - wide * 0.34} 330L${x - wide * 0.4} 520M${x + wide * 0.34} 330L${x + wide * 0.4} 520`,
    palette.shadow,
    15,
  )
  v.s.flat(box(x - wide / 2 - 9, 96, wide + 18, 258, 10), palette.shadow)
  v.s.flat(
    box(x - wide / 2, 104, wide, 242, 6),
    v.s.linear([
      [0, palette.glow],
      [0.6, '#fffdf2'],
      [1, palette.light],
    ]),
  )
  v.s.group(`clip-path="${v.s.clip(box(x - wide / 2, 104, wide, 242, 6))}"`, () => {
    rays(v, x, 350, 20, 0.5, palette.pop)
    v.s.flat(ellipse(x, 356, 90), palette.pop)
    v.s.flat(star(5, x, 214, 56, 24), palette.accent)
    v.s.stroke(star(5, x, 214, 56, 24), palette.shadow, 5)
  })
  hills(v, 500, 18, v.tone(0.66), 3)
  const bulbs = 24
  for (let i = 0; i < bulbs; i++)
    v.s.flat(ellipse(x - wide / 2 + (i * wide) / (bulbs - 1), 100, 4), palette.accent)
  v.s.flat(
    box(0, 510, v.w, 150),
    v.s.linear([
      [0, v.tone(0.62)],
      [1, palette.shadow],
    ]),
  )
  for (const [share, size, tint] of [
    [0.3, 0.62, palette.accent],
    [0.7, 0.62, palette.pop],
    [0.08, 1, palette.pop],
    [0.5, 1, '#f4f0e6'],
    [0.92, 1, palette.accent],
  ] as const) {
    const fit = size * Math.max(0.66, v.narrow)
    v.s.group(
      `transform="translate(${round(v.w * share)} ${size < 1 ? 560 : 622}) scale(${round(fit * 100) / 100})"`,
      () => {
        v.s.flat(
          'M-100 0C-106 -34 -92 -44 -66 -46L-48 -82C-42 -92 42 -92 48 -82L66 -46C92 -44 106 -34 100 0L96 20H-96Z',
          v.s.linear([
            [0, lighten(tint, 0.3)],
            [1, darken(tint, 0.4)],
          ]),
        )
        v.s.flat('M-50 -48L-38 -78H38L50 -48Z', darken(palette.shadow, 0.2))
        v.s.flat('M-84 -6h40v12h-40ZM44 -6h40v12h-40Z', '#ff5a4a')
        v.s.flat('M-40 -4h80v10h-80Z', '#d8dce4')
        v.s.flat('M-92 18h40v16h-40ZM52 18h40v16h-40Z', '#14121c')
      },
    )
    for (const dx of [-64, 64])
      v.s.glow(v.w * share + dx * fit, (size < 1 ? 560 : 622) - 2, 34 * fit, '#ff5a4a', 0.7)
  }
  motes(v, 14)
}
