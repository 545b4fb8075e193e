import { darken, lighten, mix } from '../../colour.ts'
import { ellipse, poly, ring, soft } from '../shapes.ts'
import { clouds, disc, haze, motes, rays, shafts, stars, wash } from './air.ts'
import { hills, rocks, tree } from './ground.ts'
import type { ScenePainter, View } from './view.ts'

/** A cluster of crystals growing from a point. */
function crystals(
  v: View,
  x: number,
  y: number,
  size: number,
  colour: `#${string}`,
  down = false,
): void {
  for (const [turn, share] of [
    [-34, 0.66],
    [30, 0.72],
    [-12, 0.9],
    [12, 1],
  ] as const) {
    const tall = size * share
    const w = size * 0.15
    v.s.group(`transform="rotate(${turn + (down ? 180 : 0)} ${x} ${y})"`, () => {
      v.s.flat(
        poly([
          [x - w, y],
          [x - w, y - tall * 0.75],
          [x, y - tall],
          [x, y],
        ]),
        lighten(colour, 0.5),
      )
      v.s.flat(
        poly([
          [x, y],
          [x, y - tall],
          [x + w, y - tall * 0.75],
          [x + w, y],
        ]),
        darken(colour, 0.25),
      )
      v.s.stroke(`M${x - w * 0.5} ${y - 8}L${x - w * 0.5} ${y - tall * 0.7}`, '#ffffff', 2.4, 0.5)
    })
  }
}

export const nebula: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.shadow, palette.deep, mix(palette.deep, palette.mid, 0.5), palette.shadow)
  for (let i = 0; i < 9; i++)
    v.s.glow(
      v.w * v.random.next(),
      v.h * v.random.next(),
      v.random.between(130, 280),
      v.random.pick([palette.mid, palette.light, palette.pop, palette.mid]),
      0.5,
    )
  v.s.glow(v.w / 2, 260, 250, palette.glow, 0.55)
  stars(v, 70, 1)
  const [x, r] = [v.w * v.random.pick([0.1, 0.9]), 150]
  const big = ellipse(x, 590, r)
  v.s.flat(
    big,
    v.s.radial(
      [
        [0, lighten(palette.light, 0.3)],
        [0.5, palette.mid],
        [1, palette.shadow],
      ],
      0.3,
      0.2,
      0.85,
    ),
  )
  v.s.group(`clip-path="${v.s.clip(big)}"`, () => {
    for (const y of [490, 530, 560, 606])
      v.s.stroke(
        `M${x - 170} ${y}Q${x} ${y + 34} ${x + 170} ${y - 8}`,
        palette.glow,
        v.random.between(5, 18),
        0.25,
      )
  })
  const [mx, my] = [v.w - x + (x > v.w / 2 ? 40 : -40), 110]
  v.s.flat(
    ellipse(mx, my, 54),
    v.s.radial(
      [
        [0, palette.glow],
        [0.6, palette.pop],
        [1, palette.deep],
      ],
      0.3,
      0.3,
      0.8,
    ),
  )
  v.s.group(`transform="rotate(-18 ${mx} ${my})"`, () =>
    v.s.stroke(ellipse(mx, my, 92, 20), palette.glow, 5, 0.8),
  )
  for (let i = 0; i < 9; i++) {
    const [ax, ay, size] = [
      v.w * v.random.next(),
      v.random.between(400, 620),
      v.random.between(10, 30),
    ]
    v.s.flat(
      soft(ring(7, ax, ay, () => size * v.random.between(0.7, 1.1))),
      v.s.linear([
        [0, lighten(v.tone(0.5), 0.25)],
        [1, palette.shadow],
      ]),
    )
  }
}

export const crystalCave: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.shadow, palette.deep, palette.mid, palette.deep)
  v.s.glow(v.w / 2, 270, 320, palette.glow, 0.8)
  shafts(v, 0.24)
  for (let i = 0; i < 6; i++)
    crystals(v, v.w * v.random.between(0.1, 0.9), 450, v.random.between(80, 150), v.tone(0.14))
  haze(v, 450, 110, palette.light, 0.55)
  hills(v, 470, 30, v.tone(0.55), 3)
  for (const [x, y, size, tint] of [
    [0.02, 610, 260, palette.pop],
    [0.98, 600, 250, palette.mid],
    [0.2, 620, 140, palette.light],
    [0.82, 624, 130, palette.accent],
  ] as const)
    crystals(v, v.w * x, y, size, tint)
  v.s.flat(
    poly([
      [0, 0],
      [v.w, 0],
      [v.w, 150],
      [v.w * 0.92, 60],
      [v.w * 0.86, 120],
      [v.w * 0.76, 40],
      [v.w * 0.62, 66],
      [v.w * 0.5, 26],
      [v.w * 0.36, 70],
      [v.w * 0.26, 34],
      [v.w * 0.14, 130],
      [v.w * 0.08, 66],
      [0, 190],
    ]),
    palette.shadow,
  )
  crystals(v, v.w * 0.1, 70, 110, palette.mid, true)
  crystals(v, v.w * 0.9, 60, 120, palette.pop, true)
  rocks(v, 650, 62, palette.shadow)
  motes(v, 22, palette.glow)
}

export const skyIsles: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.mid, mix(palette.mid, palette.light, 0.6), palette.light, palette.glow)
  const x = v.w * v.random.between(0.3, 0.7)
  rays(v, x, 200, 12, 0.35, '#ffffff')
  disc(v, x, 200, 50)
  clouds(v, 150, 42, '#ffffff', 0.7)
  clouds(v, 420, 50, '#ffffff', 0.7)
  const isle = (ix: number, iy: number, size: number, near: number) => {
    const stone = mix(v.tone(near), '#8a6a54', 0.4)
    v.s.flat(
      poly([
        [ix - size, iy],
        [ix + size, iy],
        [ix + size * 0.66, iy + size * 0.44],
        [ix + size * 0.3, iy + size * 0.66],
        [ix + size * 0.1, iy + size * 1.2],
        [ix - size * 0.22, iy + size * 0.74],
        [ix - size * 0.6, iy + size * 0.5],
      ]),
      v.s.linear([
        [0, stone],
        [1, darken(stone, 0.5)],
      ]),
    )
    v.s.flat(
      poly([
        [ix, iy],
        [ix + size, iy],
        [ix + size * 0.66, iy + size * 0.44],
        [ix + size * 0.3, iy + size * 0.66],
        [ix + size * 0.1, iy + size * 1.2],
      ]),
      '#000000',
      0.18,
    )
    v.s.flat(ellipse(ix, iy, size * 1.03, size * 0.17), mix('#7ad04a', palette.mid, 0.25))
    v.s.flat(
      ellipse(ix, iy - size * 0.03, size * 0.96, size * 0.12),
      mix('#b8ee6a', palette.light, 0.2),
    )
    tree(v, ix - size * 0.4, iy, size * 0.7, mix('#4eb04a', palette.mid, 0.3))
    tree(v, ix + size * 0.48, iy, size * 0.5, mix('#4eb04a', palette.pop, 0.35))
    v.s.stroke(
      `M${ix + size * 0.1} ${iy}L${ix + size * 0.1} ${iy + size * 0.9}`,
      '#e8faff',
      size * 0.07,
      0.75,
    )
  }
  isle(v.w * 0.84, 190, 66, 0.1)
  isle(v.w * 0.12, 260, 76, 0.2)
  isle(v.w * 0.5, 440, 200, 0.4)
  isle(v.w * 0.02, 500, 110, 0.5)
  isle(v.w * 0.98, 480, 120, 0.5)
  clouds(v, 610, 70, '#ffffff', 0.92)
}
