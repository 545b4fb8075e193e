import { darken, lighten, mix } from '../../colour.ts'
import { box, ellipse, line, poly, soft } from '../shapes.ts'
import { clouds, disc, haze, motes, rays, sky, stars, wash } from './air.ts'
import { column, pagoda } from './built.ts'
import { hills, ridge, rocks, water } from './ground.ts'
import type { ScenePainter } from './view.ts'

export const desertRuins: ScenePainter = (v) => {
  const x = v.w * v.random.between(0.35, 0.65)
  sky(v, 0.62)
  if (v.palette.id === 'regal' || v.palette.id === 'mirage') stars(v, 26, 0.34)
  rays(v, x, 240, 12, 0.22)
  disc(v, x, 240, 66)
  for (const [share, size, near] of [
    [0.78, 240, 0.14],
    [0.16, 300, 0.24],
  ] as const) {
    const [px, base] = [v.w * share, 440]
    v.s.flat(
      poly([
        [px, base - size],
        [px + size * 0.8, base],
        [px - size * 0.8, base],
      ]),
      v.tone(near),
    )
    v.s.flat(
      poly([
        [px, base - size],
        [px + size * 0.8, base],
        [px + size * 0.16, base],
      ]),
      darken(v.tone(near), 0.35),
      0.7,
    )
    for (let i = 1; i < 7; i++)
      v.s.stroke(
        `M${px - (size * 0.8 * i) / 7} ${base - size + (size * i) / 7}l${(size * 1.6 * i) / 7} 0`,
        darken(v.tone(near), 0.3),
        2,
        0.3,
      )
  }
  haze(v, 430, 110, v.palette.glow, 0.6)
  hills(v, 450, 40, mix(v.palette.light, v.palette.mid, 0.25), 2)
  hills(v, 510, 50, mix(v.palette.light, v.palette.mid, 0.6), 2)
  column(v, v.w * 0.07, 150, 600, 62, mix(v.palette.light, v.palette.mid, 0.5))
  column(v, v.w * 0.94, 250, 610, 58, mix(v.palette.light, v.palette.mid, 0.6))
  hills(v, 590, 40, v.tone(0.45), 2)
  rocks(v, 640, 54, v.tone(0.66))
  motes(v, 10)
}

export const volcano: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w * v.random.between(0.4, 0.6)
  wash(v, palette.shadow, palette.deep, palette.mid, palette.light)
  v.s.glow(x, 210, 320, palette.glow, 0.9)
  clouds(v, 90, 62, v.tone(0.6), 0.7)
  ridge(v, 440, 160, 0.4)
  const rock = v.tone(0.62)
  v.s.flat(
    soft(
      [
        [x - 330, 560],
        [x - 160, 400],
        [x - 66, 232],
        [x + 66, 232],
        [x + 160, 400],
        [x + 330, 560],
      ],
      0.6,
    ),
    v.s.linear([
      [0, lighten(rock, 0.2)],
      [1, darken(rock, 0.4)],
    ]),
  )
  v.s.flat(ellipse(x, 236, 66, 15), palette.glow)
  for (let i = 0; i < 9; i++) {
    const [dx, up] = [v.random.between(-150, 150), v.random.between(60, 200)]
    v.s.stroke(
      `M${x} 230Q${x + dx * 0.4} ${200 - up} ${x + dx} ${230 - up * 0.3}`,
      v.random.pick([palette.light, palette.glow]),
      v.random.between(3, 8),
      0.85,
    )
  }
  for (const d of [
    [
      [x - 20, 236],
      [x - 44, 320],
      [x - 20, 400],
      [x - 70, 520],
    ],
    [
      [x + 24, 236],
      [x + 30, 330],
      [x + 84, 420],
      [x + 80, 540],
    ],
  ] as const) {
    v.s.stroke(line(d), palette.light, 20)
    v.s.stroke(line(d), palette.glow, 9)
  }
  v.s.flat(
    box(0, 520, v.w, 130),
    v.s.linear([
      [0, palette.glow],
      [0.4, palette.light],
      [1, palette.mid],
    ]),
  )
  for (let i = 0; i < 9; i++)
    v.s.flat(
      ellipse(v.w * v.random.next(), v.random.between(540, 630), v.random.between(26, 60), 9),
      v.palette.shadow,
      0.8,
    )
  rocks(v, 640, 92, palette.shadow)
  v.s.flat(
    poly([
      [0, 640],
      [0, 330],
      [44, 400],
      [60, 520],
      [100, 640],
    ]),
    palette.shadow,
  )
  v.s.flat(
    poly([
      [v.w, 640],
      [v.w, 300],
      [v.w - 50, 390],
      [v.w - 62, 520],
      [v.w - 110, 640],
    ]),
    palette.shadow,
  )
  motes(v, 30, palette.glow)
}

export const moonGarden: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.light)
  stars(v, 22, 0.3)
  disc(v, x, 230, 116)
  ridge(v, 400, 120, 0.3)
  haze(v, 390, 110)
  pagoda(v, v.w * 0.16, 424, 130, 3, v.tone(0.5), palette.glow)
  pagoda(v, v.w * 0.86, 424, 110, 2, v.tone(0.5), palette.glow)
  water(v, 420, x)
  v.s.stroke(`M${v.w * 0.14} 500Q${x} 384 ${v.w * 0.86} 500`, darken(palette.pop, 0.55), 22)
  v.s.stroke(`M${v.w * 0.14} 492Q${x} 376 ${v.w * 0.86} 492`, palette.pop, 10)
  for (const bx of [0.02, 0.06, 0.1, 0.91, 0.95, 0.99]) {
    const at = v.w * bx
    for (let y = 660; y > -40; y -= 74) {
      v.s.flat(
        box(at - 9, y - 74, 18, 71, 5),
        v.s.linear(
          [
            [0, v.tone(0.5)],
            [0.4, mix(v.tone(0.5), '#7ad86a', 0.35)],
            [1, v.tone(0.86)],
          ],
          -90,
        ),
      )
    }
    for (const y of [120, 260, 410]) {
      const side = bx < 0.5 ? 1 : -1
      v.s.flat(
        soft([
          [at, y],
          [at + side * 30, y - 20],
          [at + side * 84, y + 4],
          [at + side * 34, y + 4],
        ]),
        v.tone(0.62),
      )
    }
  }
  for (let i = 0; i < 22; i++) {
    const [px, py] = [v.w * v.random.next(), v.h * v.random.next()]
    v.s.add(
      `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="7" ry="3.6" fill="${lighten(palette.pop, 0.55)}" opacity=".85" transform="rotate(${v.random.int(0, 180)} ${px.toFixed(1)} ${py.toFixed(1)})"/>`,
    )
  }
}
