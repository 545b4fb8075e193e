import { darken, lighten, mix } from '../../colour.ts'
import { clouds, haze, motes, rays, stars, wash } from '../scenes/air.ts'
import { shelves } from '../scenes/built.ts'
import { hills } from '../scenes/ground.ts'
import type { ScenePainter } from '../scenes/view.ts'
import { annulus, box, ellipse, poly, ring, round, soft } from '../shapes.ts'
import { milkyWay } from './lights.ts'
import { fall } from './parts.ts'

/** Where the chocolate falls, under a biscuit moon. */
export const chocolateFalls: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.light)
  stars(v, 40, 0.45)
  v.s.glow(x, 120, 220, palette.glow, 0.8)
  v.s.flat(ellipse(x, 120, 78), '#f0c27a')
  v.s.stroke(ellipse(x, 120, 70), '#c88a44', 5)
  for (let i = 0; i < 9; i++)
    v.s.flat(ellipse(x + ((i * 47) % 110) - 55, 78 + ((i * 31) % 90), 7), '#5a2e18')
  const choc = '#6a3418'
  hills(v, 400, 80, mix(palette.mid, palette.pop, 0.3), 3)
  v.s.flat(
    soft(`${x - 260} 560 ${x - 190} 330 ${x - 90} 250 ${x + 90} 250 ${x + 190} 330 ${x + 260} 560`),
    v.s.linear([
      [0, mix(palette.light, '#ffffff', 0.3)],
      [1, palette.mid],
    ]),
  )
  fall(v, x, 258, 560, Math.min(190, v.w * 0.42), choc)
  for (const dx of [-70, 0, 64]) v.s.flat(ellipse(x + dx * v.narrow, 262, 54, 25), '#fff6ea')
  for (const [dx, r] of [
    [-60, 15],
    [4, 19],
    [62, 14],
  ] as const)
    v.s.flat(ellipse(x + dx * v.narrow, 240, r), '#e8304a')
  v.s.flat(
    box(0, 552, v.w, 110),
    v.s.linear([
      [0, lighten(choc, 0.25)],
      [1, darken(choc, 0.4)],
    ]),
  )
  for (let i = 0; i < 10; i++)
    v.s.flat(
      ellipse(v.w * v.random.next(), v.random.between(566, 636), v.random.between(24, 60), 5),
      lighten(choc, 0.5),
      0.5,
    )
  for (const [share, tall, r, tint] of [
    [0.06, 330, 54, palette.pop],
    [0.95, 300, 60, palette.accent],
    [0.2, 190, 36, palette.accent],
    [0.82, 170, 34, palette.pop],
  ] as const) {
    const [lx, ly, fit] = [v.w * share, 640 - tall, r * Math.max(0.7, v.narrow)]
    v.s.stroke(`M${lx} 650V${ly}`, '#ffffff', 11)
    v.s.flat(ellipse(lx, ly, fit), tint)
    v.s.stroke(
      `M${lx} ${ly}m${-fit * 0.72} 0a${fit * 0.72} ${fit * 0.72} 0 1 1 ${fit * 0.72} ${fit * 0.72}a${fit * 0.42} ${fit * 0.42} 0 1 1 ${-fit * 0.42} ${-fit * 0.42}`,
      '#ffffff',
      fit * 0.2,
      0.95,
    )
    v.s.gloss(lx - fit * 0.3, ly - fit * 0.4, fit * 0.4, fit * 0.24, 0.8)
  }
  for (let i = 0; i < 40; i++) {
    const [sx, sy] = [round(v.w * v.random.next()), round(v.random.between(10, 380))]
    v.s.add(
      `<rect x="${sx}" y="${sy}" width="12" height="4.4" rx="2.2" fill="${v.random.pick([palette.pop, palette.accent, '#ffffff', palette.light])}" opacity=".9" transform="rotate(${v.random.int(0, 180)} ${sx} ${sy})"/>`,
    )
  }
}

/** The great engine, lit and running. */
export const engineRoom: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, mix(palette.deep, palette.shadow, 0.4))
  const wheel = (cx: number, cy: number, r: number, tint: `#${string}`, teeth: number) => {
    const rim =
      poly(ring(teeth * 4, cx, cy, (i) => (i % 4 < 2 ? r : r * 0.88), 4)) +
      ellipse(cx, cy, r * 0.66)
    v.s.flat(
      rim,
      v.s.linear(
        [
          [0, lighten(tint, 0.45)],
          [0.5, tint],
          [1, darken(tint, 0.5)],
        ],
        -30,
      ),
    )
    v.s.stroke(annulus(cx, cy, r * 0.8, r * 0.7), darken(tint, 0.5), 3, 0.7)
    for (let i = 0; i < 3; i++)
      v.s.group(`transform="rotate(${i * 60 + 20} ${round(cx)} ${round(cy)})"`, () =>
        v.s.flat(box(cx - r * 0.68, cy - r * 0.07, r * 1.36, r * 0.14), darken(tint, 0.15)),
      )
    v.s.flat(ellipse(cx, cy, r * 0.2), lighten(tint, 0.25))
  }
  const brass = mix(palette.accent, '#c88a3a', 0.5)
  wheel(v.w * 0.08, 130, 150, darken(brass, 0.35), 16)
  wheel(v.w * 0.94, 110, 170, darken(brass, 0.4), 18)
  v.s.glow(x, 300, 320, palette.pop, 0.7)
  const fit = Math.min(1, v.w / 460)
  v.s.flat(ellipse(x, 300, 190 * fit), '#2a2a34')
  v.s.stroke(ellipse(x, 300, 190 * fit), brass, 15)
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    v.s.flat(
      ellipse(x + Math.cos(angle) * 190 * fit, 300 + Math.sin(angle) * 190 * fit, 8),
      lighten(brass, 0.5),
    )
  }
  v.s.flat(
    ellipse(x, 300, 150 * fit),
    v.s.radial([
      [0, '#ffffff'],
      [0.3, lighten(palette.pop, 0.5)],
      [0.75, palette.pop],
      [1, darken(palette.pop, 0.5)],
    ]),
  )
  rays(v, x, 300, 18, 0.2, lighten(palette.pop, 0.5))
  for (const turn of [0, 45, 90, 135])
    v.s.group(`transform="rotate(${turn} ${round(x)} 300)"`, () =>
      v.s.flat(box(x - 150 * fit, 294, 300 * fit, 12), '#2a2a34'),
    )
  for (const [side, y] of [
    [0, 420],
    [1, 450],
  ] as const) {
    const px = side ? v.w : 0
    v.s.stroke(`M${px} ${y}H${side ? v.w * 0.8 : v.w * 0.2}V660`, darken(brass, 0.5), 40)
    v.s.stroke(`M${px} ${y}H${side ? v.w * 0.8 : v.w * 0.2}V660`, brass, 26)
    v.s.stroke(`M${px} ${y - 6}H${side ? v.w * 0.8 : v.w * 0.2}`, lighten(brass, 0.6), 5, 0.7)
  }
  wheel(v.w * 0.3, 560, 84, brass, 12)
  wheel(v.w * 0.7, 572, 74, darken(brass, 0.15), 11)
  wheel(v.w * 0.02, 620, 100, darken(brass, 0.5), 13)
  wheel(v.w * 0.99, 630, 110, darken(brass, 0.5), 13)
  clouds(v, 120, 34, palette.light, 0.25)
  motes(v, 44, palette.pop)
}

/** The dome above the shelves, where the stars are read. */
export const observatory: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  shelves(v, 330, 640, mix(palette.mid, '#7a4a26', 0.5))
  v.s.flat(box(0, 320, v.w, 330), palette.shadow, 0.55)
  const dome = `M-20 380L-20 -20L${v.w + 20} -20L${v.w + 20} 380Q${x} 250 -20 380Z`
  v.s.flat(
    dome,
    v.s.linear([
      [0, palette.shadow],
      [0.6, palette.deep],
      [1, palette.mid],
    ]),
  )
  v.s.group(`clip-path="${v.s.clip(dome)}"`, () => {
    milkyWay(v, palette.pop)
    stars(v, 60, 0.6)
  })
  v.s.stroke(`M-20 380Q${x} 250 ${v.w + 20} 380`, palette.accent, 13)
  for (const share of [0.18, 0.82])
    v.s.stroke(
      `M${v.w * share} 326Q${x + (v.w * share - x) * 0.7} 100 ${x} -20`,
      mix(palette.accent, palette.shadow, 0.4),
      6,
    )
  v.s.glow(x, 200, 190, palette.accent, 0.8)
  v.s.flat(
    ellipse(x, 200, 34),
    v.s.radial([
      [0, '#ffffff'],
      [1, palette.accent],
    ]),
  )
  const fit = Math.min(1, v.w / 460)
  for (const [rx, ry, turn, r, tint] of [
    [100, 34, -14, 12, palette.pop],
    [150, 54, 12, 17, palette.light],
    [204, 78, -6, 14, palette.glow],
  ] as const)
    v.s.group(`transform="rotate(${turn} ${round(x)} 200)"`, () => {
      v.s.stroke(ellipse(x, 200, rx * fit, ry * fit), palette.accent, 4, 0.9)
      v.s.flat(
        ellipse(x + rx * fit, 200, r),
        v.s.linear([
          [0, lighten(tint, 0.5)],
          [1, darken(tint, 0.3)],
        ]),
      )
    })
  v.s.stroke(`M${x} 240V560`, darken(palette.accent, 0.4), 12)
  v.s.flat(`M${x - 70} 600L${x - 12} 540h24L${x + 70} 600Z`, darken(palette.accent, 0.5))
  for (let i = 0; i < 9; i++) {
    const [bx, by] = [v.w * ((i * 0.618 + 0.1) % 1), 370 + ((i * 97) % 150)]
    const tint = v.random.pick([palette.pop, palette.accent, palette.mid])
    v.s.group(`transform="translate(${round(bx)} ${by}) rotate(${v.random.int(-20, 20)})"`, () => {
      v.s.flat(
        'M0 6C-14 -8 -34 -8 -44 -2L-44 -8C-32 -18 -12 -16 0 -2C12 -16 32 -18 44 -8L44 -2C34 -8 14 -8 0 6Z',
        darken(tint, 0.2),
      )
      v.s.flat(
        'M0 0C-14 -16 -32 -16 -42 -8L-42 -14C-32 -22 -12 -20 0 -8C12 -20 32 -22 42 -14L42 -8C32 -16 14 -16 0 0Z',
        '#fff4dc',
      )
    })
  }
  v.s.flat(
    box(0, 596, v.w, 60),
    v.s.linear([
      [0, mix(palette.mid, '#9a6030', 0.5)],
      [1, palette.shadow],
    ]),
  )
  haze(v, 590, 60, palette.accent, 0.3)
  motes(v, 30, palette.accent)
}
