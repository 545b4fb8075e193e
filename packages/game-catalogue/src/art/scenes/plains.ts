import { darken, lighten, mix } from '../../colour.ts'
import { box, ellipse, line, poly } from '../shapes.ts'
import { clouds, disc, haze, rays, sky } from './air.ts'
import { grass, hills, ridge, rocks } from './ground.ts'
import type { ScenePainter } from './view.ts'

export const canyon: ScenePainter = (v) => {
  const x = v.w * v.random.between(0.3, 0.7)
  sky(v, 0.62)
  rays(v, x, 290, 12, 0.22)
  disc(v, x, 290, 78)
  clouds(v, 110, 26, v.palette.glow, 0.5)
  for (const [near, base, tall] of [
    [0.1, 400, 120],
    [0.32, 450, 190],
  ] as const) {
    const rock = v.tone(near)
    for (let bx = -30; bx < v.w + 40; bx += v.random.between(130, 200)) {
      const [width, height] = [v.random.between(80, 140), tall * v.random.between(0.6, 1)]
      v.s.flat(
        poly([
          [bx - 26, base],
          [bx, base - height * 0.5],
          [bx + 6, base - height],
          [bx + width, base - height],
          [bx + width + 8, base - height * 0.5],
          [bx + width + 36, base],
        ]),
        v.s.linear([
          [0, lighten(rock, 0.22)],
          [0.5, rock],
          [1, mix(rock, v.palette.light, 0.4)],
        ]),
      )
      for (const share of [0.2, 0.42, 0.66])
        v.s.stroke(`M${bx + 2} ${base - height * share}l${width} 0`, darken(rock, 0.35), 5, 0.3)
      v.s.flat(box(bx + width * 0.66, base - height, width * 0.34, height), '#000000', 0.13)
    }
    haze(v, base, 60, v.palette.light, 0.5)
  }
  hills(v, 470, 30, v.tone(0.3), 3)
  hills(v, 540, 36, v.tone(0.52), 2)
  for (const cx of [0.07, 0.94]) {
    const at = v.w * cx
    const d = `${line([
      [at, 620],
      [at, 420],
    ])}${line([
      [at, 520],
      [at - 38, 510],
      [at - 38, 460],
    ])}${line([
      [at, 550],
      [at + 36, 536],
      [at + 36, 486],
    ])}`
    v.s.stroke(d, v.palette.shadow, 24)
    v.s.stroke(d, v.tone(0.7), 14)
  }
  rocks(v, 630, 76, v.tone(0.84))
}

export const savanna: ScenePainter = (v) => {
  const x = v.w * v.random.between(0.35, 0.65)
  sky(v, 0.64)
  disc(v, x, 310, 104)
  clouds(v, 90, 22, v.palette.glow, 0.45)
  ridge(v, 420, 70, 0.2, 0.6)
  haze(v, 410, 80)
  hills(v, 440, 14, v.tone(0.3), 2)
  const acacia = (ax: number, base: number, tall: number, colour: `#${string}`) => {
    const top = base - tall
    v.s.stroke(
      `${line([
        [ax, base],
        [ax + 6, base - tall * 0.5],
        [ax - tall * 0.2, top + 20],
      ])}${line([
        [ax + 5, base - tall * 0.5],
        [ax + tall * 0.24, top + 24],
      ])}`,
      colour,
      tall * 0.05,
    )
    for (const [dx, dy, rx] of [
      [-0.3, 0.06, 0.34],
      [0.24, 0.1, 0.32],
      [0, -0.02, 0.4],
    ] as const)
      v.s.flat(ellipse(ax + dx * tall, top + dy * tall, rx * tall, tall * 0.085), colour)
  }
  for (const [share, tall] of [
    [0.2, 90],
    [0.62, 80],
    [0.84, 110],
  ] as const)
    acacia(v.w * share, 446, tall, v.tone(0.55))
  hills(v, 500, 20, v.tone(0.46), 2)
  acacia(v.w * 0.0, 620, 390, v.palette.shadow)
  acacia(v.w * 1.0, 620, 330, v.palette.shadow)
  grass(v, 600, 64, v.tone(0.78))
  grass(v, 636, 40, v.palette.shadow)
  for (let i = 0; i < 5; i++) {
    const [bx, by] = [v.w * v.random.next(), v.random.between(110, 210)]
    v.s.stroke(`M${bx} ${by}q8 -9 14 0q6 -9 14 0`, v.palette.shadow, 3, 0.8)
  }
}
