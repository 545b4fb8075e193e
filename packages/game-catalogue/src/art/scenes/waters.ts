import { darken, lighten, mix } from '../../colour.ts'
import { bubbles, clouds, disc, haze, motes, rays, shafts, sky, stars, wash } from './air.ts'
import { box, ellipse, line, poly, soft } from '../shapes.ts'
import { garland, pagoda } from './built.ts'
import { grass, hills, palm, ridge, rocks, tree, water } from './ground.ts'
import type { ScenePainter, View } from './view.ts'

function coral(v: View, x: number, base: number, size: number, colour: `#${string}`): void {
  for (const turn of [-38, -14, 12, 36]) {
    const tall = size * v.random.between(0.7, 1.1)
    v.s.group(`transform="rotate(${turn} ${x} ${base})"`, () => {
      const d = line([
        [x, base],
        [x + 6, base - tall * 0.5],
        [x - 4, base - tall],
      ])
      const twig = line([
        [x + 4, base - tall * 0.45],
        [x + size * 0.2, base - tall * 0.64],
        [x + size * 0.22, base - tall * 0.84],
      ])
      for (const path of [d, twig]) {
        v.s.stroke(path, darken(colour, 0.35), size * 0.17)
        v.s.stroke(path, colour, size * 0.11)
      }
    })
  }
}

function weed(v: View, x: number, base: number, tall: number, colour: `#${string}`): void {
  const sway = v.random.between(10, 26)
  const d = soft(
    [
      [x - 9, base],
      [x - sway, base - tall * 0.35],
      [x + sway, base - tall * 0.7],
      [x, base - tall],
      [x + sway + 12, base - tall * 0.68],
      [x - sway + 12, base - tall * 0.34],
      [x + 9, base],
    ],
    0.9,
  )
  v.s.flat(
    d,
    v.s.linear([
      [0, lighten(colour, 0.3)],
      [1, darken(colour, 0.4)],
    ]),
  )
}

const minnows = (v: View, count: number, colour: string) => {
  for (let i = 0; i < count; i++) {
    const [x, y] = [v.random.next() * v.w, v.random.between(0.08, 0.6) * v.h]
    v.s.flat(`M${x} ${y}q12 -8 24 0q-12 8 -24 0l-9 -6l2 6l-2 6Z`, colour, 0.4)
  }
}

/** A post that boats are tied to, in the water, with a rope round it and its ring of ripples. */
function mooring(v: View, x: number, top: number, width: number): void {
  const foot = 580
  v.s.flat(ellipse(x, foot, width * 1.5, 7), v.palette.glow, 0.25)
  v.s.flat(
    box(x - width / 2, top, width, foot - top, width / 2),
    v.s.linear(
      [
        [0, v.tone(0.95)],
        [0.4, v.tone(0.6)],
        [1, v.tone(0.98)],
      ],
      -90,
    ),
  )
  v.s.flat(ellipse(x, top + width * 0.3, width * 0.44, width * 0.24), v.tone(0.42))
  for (const y of [46, 54, 62]) {
    const turn = line([
      [x - width * 0.54, top + y],
      [x, top + y + 5],
      [x + width * 0.54, top + y],
    ])
    v.s.stroke(turn, darken(v.palette.glow, 0.35), 4.5)
  }
}

/** The near side of a harbour: mooring posts, and the stones and reeds of its shore. */
function shore(v: View): void {
  const width = 13 + 9 * v.narrow
  for (const [share, top] of [
    [0.045, 452],
    [0.11, 486],
    [0.955, 458],
  ] as const)
    mooring(v, v.w * share, top, width)
  rocks(v, 634, 50, v.tone(0.9))
  grass(v, 646, 46, v.palette.shadow)
}

export const harbour: ScenePainter = (v) => {
  const x = v.w * v.random.between(0.3, 0.7)
  sky(v, 0.58)
  stars(v, 22, 0.25)
  disc(v, x, 190, 50)
  clouds(v, 150, 30, v.palette.light, 0.35)
  ridge(v, 330, 130, 0.15)
  haze(v, 330, 120)
  for (const [share, floors, near, width] of [
    [0.02, 3, 0.4, 110],
    [0.9, 4, 0.45, 120],
    [0.26, 2, 0.3, 80],
    [0.7, 2, 0.34, 84],
  ] as const)
    pagoda(v, v.w * share, 372, width, floors, v.tone(near), v.palette.glow)
  water(v, 370, x)
  haze(v, 376, 70, v.palette.glow, 0.5)
  garland(v, [-10, 60], [v.w * 0.55, 24], 60, 6, [v.palette.accent, v.palette.pop])
  garland(v, [v.w * 0.45, 20], [v.w + 10, 96], 56, 6, [v.palette.pop, v.palette.accent])
  if (v.isStage) shore(v)
  else {
    for (const side of [0.03, 0.97]) v.s.flat(box(v.w * side - 11, 430, 22, 230), v.palette.shadow)
    v.s.flat(box(0, 596, v.w, 60), v.palette.shadow)
  }
  motes(v, 12)
}

export const coralReef: ScenePainter = (v) => {
  wash(v, lighten(v.palette.light, 0.35), v.palette.light, v.palette.mid, v.palette.deep)
  v.s.glow(v.w * 0.5, 0, 360, '#ffffff', 0.8)
  shafts(v, 0.4, '#ffffff')
  ridge(v, 480, 170, 0.12, 0.8)
  minnows(v, 14, v.palette.deep)
  hills(v, 520, 60, mix(v.palette.mid, v.palette.light, 0.2), 4)
  for (let i = 0; i < 7; i++)
    coral(
      v,
      v.w * v.random.next(),
      540,
      v.random.between(60, 110),
      v.random.pick([v.palette.pop, v.palette.accent, v.palette.mid]),
    )
  for (let i = 0; i < 6; i++)
    weed(
      v,
      v.w * v.random.pick([0.02, 0.08, 0.16, 0.86, 0.93, 0.99]),
      640,
      v.random.between(200, 360),
      v.tone(0.6),
    )
  rocks(v, 620, 70, v.tone(0.72))
  coral(v, v.w * 0.08, 630, 130, v.palette.pop)
  coral(v, v.w * 0.92, 630, 120, v.palette.accent)
  bubbles(v, 16)
}

export const deepSea: ScenePainter = (v) => {
  wash(v, v.palette.mid, v.palette.deep, v.palette.shadow)
  v.s.glow(v.w * 0.5, 40, 380, v.palette.light, 0.75)
  shafts(v, 0.2, v.palette.light)
  ridge(v, 460, 220, 0.45, 1.3)
  for (const x of [0.1, 0.88]) {
    const cx = v.w * x
    v.s.flat(
      poly([
        [cx - 70, 640],
        [cx - 30, 300],
        [cx, 250],
        [cx + 26, 310],
        [cx + 80, 640],
      ]),
      v.tone(0.6),
    )
    for (const y of [330, 400, 470])
      v.s.glow(cx + v.random.between(-20, 20), y, 34, v.palette.pop, 0.7)
  }
  minnows(v, 10, v.palette.light)
  for (let i = 0; i < 9; i++)
    weed(v, v.w * v.random.next(), 640, v.random.between(90, 200), v.tone(0.75))
  rocks(v, 612, 90, v.tone(0.9))
  for (let i = 0; i < 7; i++) {
    const [x, y] = [v.w * v.random.next(), v.random.between(540, 620)]
    v.s.glow(x, y, 40, v.palette.accent, 0.6)
    v.s.flat(ellipse(x, y, 6), v.palette.accent, 0.9)
  }
  motes(v, 20, v.palette.glow)
  bubbles(v, 10)
}

export const willowLake: ScenePainter = (v) => {
  const x = v.w * v.random.between(0.35, 0.65)
  sky(v, 0.55)
  disc(v, x, 220, 44)
  clouds(v, 120, 34, v.palette.glow, 0.6)
  ridge(v, 340, 110, 0.1, 0.8)
  haze(v, 340, 90)
  for (let i = 0; i < 9; i++)
    tree(v, v.w * v.random.next(), 372, v.random.between(60, 100), v.tone(0.35))
  water(v, 366, x)
  for (let i = 0; i < 8; i++) {
    const [px, py] = [v.w * v.random.next(), v.random.between(480, 600)]
    v.s.flat(ellipse(px, py, 34, 10), v.tone(0.55))
    v.s.flat(ellipse(px, py - 2, 32, 8), mix(v.palette.mid, '#7ad85a', 0.5))
  }
  for (const side of [-1, 1] as const) {
    const edge = side === 1 ? v.w : 0
    for (let i = 0; i < 11; i++) {
      const from = edge - side * i * 13
      v.s.stroke(
        line([
          [from, -10],
          [from - side * 6, 120],
          [from + side * 4, 200 + v.random.between(0, 190) - i * 12],
        ]),
        i % 2 ? v.tone(0.55) : v.tone(0.72),
        9,
        0.92,
      )
    }
  }
  grass(v, 628, 76, v.tone(0.92))
  motes(v, 14)
}

export const stormCoast: ScenePainter = (v) => {
  wash(v, v.palette.shadow, v.palette.deep, v.palette.mid, v.palette.light, v.palette.mid)
  clouds(v, 70, 74, v.tone(0.62), 0.95)
  clouds(v, 150, 58, v.tone(0.42), 0.8)
  for (const start of [0.18, 0.82]) {
    let [x, y] = [v.w * start, 60]
    const bolt: [number, number][] = [[x, y]]
    while (y < 350) {
      x += v.random.between(-46, 46)
      y += v.random.between(30, 70)
      bolt.push([x, y])
    }
    const d = poly(bolt).replace('Z', '')
    v.s.stroke(d, v.palette.glow, 14, 0.3)
    v.s.stroke(d, '#ffffff', 4, 0.95)
  }
  haze(v, 360, 130, v.palette.glow, 0.5)
  ridge(v, 390, 90, 0.5)
  for (let i = 0; i < 4; i++) {
    const y = 420 + i * 56
    const tint = mix(v.palette.mid, v.palette.shadow, i * 0.26)
    let d = `M-40 ${y}`
    for (let x = -40 + v.random.between(0, 50); x < v.w + 80; x += 96)
      d += `q34 -62 66 -30q-22 2 -18 26q24 14 48 4`
    v.s.flat(
      `${d}L${v.w + 500} 700L-40 700Z`,
      v.s.linear([
        [0, lighten(tint, 0.35)],
        [0.3, tint],
        [1, darken(tint, 0.3)],
      ]),
    )
  }
  rocks(v, 620, 84, v.palette.shadow)
  for (let i = 0; i < 34; i++) {
    const [x, y] = [v.w * v.random.next(), v.h * v.random.next()]
    v.s.stroke(`M${x} ${y}l-11 34`, '#ffffff', 1.6, 0.32)
  }
}

export const cove: ScenePainter = (v) => {
  const x = v.w * v.random.between(0.35, 0.65)
  sky(v, 0.56)
  rays(v, x, 250, 10, 0.28)
  disc(v, x, 250, 52)
  clouds(v, 110, 36, '#ffffff', 0.55)
  ridge(v, 352, 120, 0.2, 0.7)
  water(v, 350, x)
  const ship = v.w * (x > v.w / 2 ? 0.22 : 0.78)
  v.s.flat(`M${ship - 52} 352q52 18 104 0l-14 28l-76 0Z`, v.tone(0.55))
  v.s.flat(
    `M${ship - 4} 346l0 -104q46 32 40 92ZM${ship - 8} 340l0 -88q-38 30 -36 80Z`,
    lighten(v.palette.light, 0.4),
    0.9,
  )
  v.s.flat(
    soft([
      [-60, 660],
      [-20, 530],
      [v.w * 0.3, 540],
      [v.w * 0.6, 580],
      [v.w + 60, 530],
      [v.w + 60, 660],
    ]),
    v.s.linear([
      [0, lighten(v.palette.glow, 0.2)],
      [1, mix(v.palette.glow, v.palette.mid, 0.6)],
    ]),
  )
  palm(v, -6, 600, 400, v.tone(0.8), 0.16)
  palm(v, v.w + 4, 600, 340, v.tone(0.86), -0.2)
  palm(v, v.w * 0.9, 620, 230, v.tone(0.7), 0.1)
  rocks(v, 640, 60, v.tone(0.8))
}
