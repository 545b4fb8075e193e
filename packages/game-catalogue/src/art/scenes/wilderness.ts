import { darken, lighten, mix } from '../../colour.ts'
import { box, ellipse, line, poly, soft } from '../shapes.ts'
import { clouds, disc, haze, motes, rays, shafts, sky, stars, wash } from './air.ts'
import { grass, hills, palm, pine, ridge, tree } from './ground.ts'
import type { ScenePainter, View } from './view.ts'

/** Big leaves reaching in from the corners. */
function leaves(v: View, colour: `#${string}`): void {
  for (const [x, y, turn] of [
    [0, 40, 20],
    [0, 190, -10],
    [-10, 580, -40],
    [-10, 640, -70],
  ] as const) {
    for (const mirror of [false, true]) {
      v.s.group(
        `transform="${mirror ? `translate(${v.w} 0) scale(-1 1) ` : ''}translate(${x} ${y}) rotate(${turn + v.random.between(-14, 14)})"`,
        () => {
          const leaf = soft(
            [
              [-20, 0],
              [50, -40],
              [150, 0],
              [50, 40],
            ],
            0.9,
          )
          v.s.flat(
            leaf,
            v.s.linear([
              [0, lighten(colour, 0.22)],
              [1, darken(colour, 0.3)],
            ]),
          )
          v.s.stroke(
            'M-10 0L140 0M30 0L62 -26M30 0L62 26M66 0L98 -20M66 0L98 20',
            lighten(colour, 0.32),
            3,
            0.6,
          )
        },
      )
    }
  }
}

export const snowyPines: ScenePainter = (v) => {
  sky(v, 0.62)
  if (v.palette.id === 'aurora' || v.random.chance(0.4)) {
    for (const [y, colour] of [
      [90, v.palette.light],
      [150, v.palette.pop],
    ] as const) {
      v.s.flat(
        soft([
          [-40, y + 90],
          [v.w * 0.25, y],
          [v.w * 0.6, y + 70],
          [v.w + 40, y - 30],
          [v.w + 40, y + 50],
          [v.w * 0.6, y + 160],
          [v.w * 0.25, y + 70],
          [-40, y + 170],
        ]),
        v.s.linear([
          [0, colour, 0],
          [0.6, colour, 0.7],
          [1, colour, 0],
        ]),
        0.8,
      )
    }
  }
  stars(v, 26, 0.36)
  disc(v, v.w * v.random.between(0.3, 0.7), 180, 46, '#ffffff')
  ridge(v, 390, 200, 0.16)
  haze(v, 390, 130, '#ffffff', 0.5)
  for (let i = 0; i < 12; i++)
    pine(v, v.w * v.random.next(), 440, v.random.between(70, 130), v.tone(0.34), '#ffffff')
  hills(v, 450, 40, mix(v.palette.light, '#ffffff', 0.6), 3)
  for (let i = 0; i < 5; i++)
    pine(
      v,
      v.w * v.random.pick([0.04, 0.16, 0.84, 0.95]),
      540,
      v.random.between(210, 320),
      v.tone(0.62),
      '#f2faff',
    )
  hills(v, 560, 36, mix(v.palette.light, '#ffffff', 0.75), 2)
  pine(v, -4, 650, 420, v.tone(0.85), '#e8f4ff')
  pine(v, v.w + 4, 650, 390, v.tone(0.85), '#e8f4ff')
  for (let i = 0; i < 40; i++)
    v.s.flat(
      ellipse(v.w * v.random.next(), v.h * v.random.next(), v.random.between(1.4, 4.4)),
      '#ffffff',
      0.85,
    )
}

export const jungleTemple: ScenePainter = (v) => {
  wash(v, v.palette.mid, v.palette.light, v.palette.glow, v.palette.light, v.palette.mid)
  const x = v.w / 2
  v.s.glow(x, 210, 300, v.palette.glow, 0.9)
  for (let i = 0; i < 8; i++)
    tree(v, v.w * v.random.next(), 400, v.random.between(160, 260), v.tone(0.2))
  haze(v, 340, 220, v.palette.glow, 0.6)
  const stone = mix(v.tone(0.42), '#8a8268', 0.45)
  for (let i = 6; i >= 0; i--) {
    const half = 62 + i * 32
    const y = 250 + i * 44
    v.s.flat(
      box(x - half, y, half * 2, 46),
      v.s.linear([
        [0, lighten(stone, 0.34)],
        [0.2, stone],
        [1, darken(stone, 0.35)],
      ]),
    )
    v.s.flat(box(x + half * 0.55, y, half * 0.45, 46), '#000000', 0.2)
  }
  v.s.flat(
    poly([
      [x - 34, 250],
      [x + 34, 250],
      [x + 78, 560],
      [x - 78, 560],
    ]),
    darken(stone, 0.25),
  )
  for (let y = 262; y < 556; y += 15)
    v.s.stroke(
      `M${x - 32 - (y - 250) * 0.14} ${y}L${x + 32 + (y - 250) * 0.14} ${y}`,
      lighten(stone, 0.4),
      3,
      0.6,
    )
  v.s.flat(box(x - 44, 184, 88, 68), darken(stone, 0.1))
  v.s.flat(
    poly([
      [x - 66, 186],
      [x + 66, 186],
      [x + 40, 154],
      [x - 40, 154],
    ]),
    lighten(stone, 0.15),
  )
  v.s.flat(box(x - 17, 198, 34, 54, 16), v.palette.shadow)
  shafts(v, 0.3)
  palm(v, v.w * 0.04, 620, 300, v.tone(0.6), 0.05)
  palm(v, v.w * 0.97, 620, 280, v.tone(0.6), -0.06)
  grass(v, 612, 60, v.tone(0.78))
  leaves(v, v.tone(0.72))
  motes(v, 14)
}

export const meadow: ScenePainter = (v) => {
  wash(
    v,
    mix(v.palette.mid, '#3a9cf0', 0.5),
    mix(v.palette.light, '#bfe8ff', 0.6),
    v.palette.glow,
    v.palette.light,
  )
  const x = v.w * v.random.between(0.25, 0.75)
  rays(v, x, 150, 12, 0.3, '#ffffff')
  disc(v, x, 150, 46, '#fff2a8')
  clouds(v, 130, 38, '#ffffff', 0.85)
  hills(v, 380, 90, v.tone(0.1), 3)
  for (let i = 0; i < 6; i++)
    tree(v, v.w * v.random.next(), 400, v.random.between(60, 96), v.tone(0.34))
  hills(v, 430, 56, v.tone(0.22), 2)
  hills(v, 500, 50, v.tone(0.34), 3)
  grass(v, 580, 60, v.tone(0.5))
  for (let i = 0; i < 22; i++) {
    const [fx, fy, r] = [v.w * v.random.next(), v.random.between(520, 636), v.random.between(6, 12)]
    const tint = v.random.pick([v.palette.pop, v.palette.accent, '#ffffff', v.palette.glow])
    for (let p = 0; p < 5; p++)
      v.s.flat(
        ellipse(fx + Math.cos(p * 1.257) * r * 0.8, fy + Math.sin(p * 1.257) * r * 0.7, r * 0.6),
        tint,
      )
    v.s.flat(ellipse(fx, fy, r * 0.45), '#ffc83a')
  }
  tree(v, -20, 600, 420, v.tone(0.55))
  tree(v, v.w + 24, 600, 380, v.tone(0.55))
  motes(v, 10, '#ffffff')
}

export const hollowWood: ScenePainter = (v) => {
  const x = v.w * v.random.between(0.35, 0.65)
  wash(v, v.palette.shadow, v.palette.deep, v.palette.mid, v.palette.light, v.palette.mid)
  stars(v, 22, 0.3)
  disc(v, x, 210, 88)
  clouds(v, 250, 34, v.tone(0.4), 0.5)
  hills(v, 430, 70, v.tone(0.35), 2)
  for (let i = 0; i < 7; i++) {
    const gx = v.w * v.random.next()
    v.s.flat(box(gx, v.random.between(396, 424), 28, 44, 13), v.tone(0.6))
  }
  haze(v, 440, 130, v.palette.light, 0.55)
  const bare = (bx: number, side: number, colour: `#${string}`, size: number) => {
    v.s.flat(
      soft(
        [
          [bx - 44 * size, 660],
          [bx - 22 * size, 400],
          [bx - 30 * size, 120],
          [bx + 8 * size, 110],
          [bx + 26 * size, 400],
          [bx + 56 * size, 660],
        ],
        0.8,
      ),
      colour,
    )
    for (const [y, reach, rise] of [
      [180, 150, 80],
      [260, 180, 60],
      [340, 120, 50],
      [120, 110, 90],
    ] as const) {
      v.s.stroke(
        line([
          [bx, y + 40],
          [bx + side * reach * 0.5, y],
          [bx + side * reach, y - rise],
        ]),
        colour,
        15 * size,
      )
      v.s.stroke(
        line([
          [bx + side * reach * 0.5, y],
          [bx + side * reach * 0.8, y + 10],
          [bx + side * reach * 1.1, y - 14],
        ]),
        colour,
        7 * size,
      )
    }
  }
  bare(v.w * 0.18, 1, v.tone(0.6), 0.6)
  bare(v.w * 0.85, -1, v.tone(0.6), 0.6)
  bare(-8, 1, v.palette.shadow, 1)
  bare(v.w + 8, -1, v.palette.shadow, 1)
  hills(v, 580, 40, v.tone(0.86), 2)
  grass(v, 630, 44, v.palette.shadow)
  motes(v, 20, v.palette.accent, 0.3)
}
