import { darken, lighten, mix } from '../../colour.ts'
import { disc, haze, motes, rays, stars, wash } from '../scenes/air.ts'
import { column, curtain } from '../scenes/built.ts'
import type { ScenePainter } from '../scenes/view.ts'
import { box, ellipse, poly, round, star } from '../shapes.ts'
import { confetti, fan, torch } from './lights.ts'
import { arch, goldHeap } from './parts.ts'

/** The finale: the sky comes down on wires. */
export const theatreFinale: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.deep)
  rays(v, x, 240, 22, 0.34, palette.accent)
  v.s.glow(x, 230, 300, palette.glow, 0.9)
  v.s.stroke(`M${x - 30} -10V150M${x + 30} -10V150`, palette.light, 2, 0.7)
  v.s.gold(`M${x + 34} 128A96 96 0 1 0 ${x + 34} 312A76 76 0 1 1 ${x + 34} 128Z`)
  v.s.gold(star(5, x + 58, 216, 40, 17))
  for (let i = 0; i < 11; i++) {
    const [sx, sy] = [v.w * ((i * 0.618 + 0.05) % 1), 60 + ((i * 71) % 230)]
    v.s.stroke(`M${round(sx)} -10V${sy}`, palette.light, 1.6, 0.6)
    v.s.glow(sx, sy, 36, palette.accent, 0.7)
    v.s.flat(star(5, sx, sy, 17, 7.5), lighten(palette.accent, 0.3))
  }
  for (let i = 0; i < 6; i++) {
    const half = 110 + i * 44
    v.s.flat(
      box(x - half, 420 + i * 26, half * 2, 28, 3),
      v.s.linear([
        [0, lighten(palette.mid, 0.25)],
        [1, darken(palette.deep, 0.1)],
      ]),
    )
    for (let bx = x - half + 14; bx < x + half; bx += 30)
      v.s.flat(ellipse(bx, 434 + i * 26, 4.4), palette.glow)
  }
  v.s.flat(
    box(0, 574, v.w, 80),
    v.s.linear([
      [0, mix('#a8622c', palette.mid, 0.3)],
      [1, palette.shadow],
    ]),
  )
  curtain(v, -1, v.w * 0.26, palette.pop)
  curtain(v, 1, v.w * 0.26, palette.pop)
  for (let bx = 20; bx < v.w; bx += 48) {
    v.s.glow(bx, 622, 46, palette.glow, 0.8)
    v.s.flat(ellipse(bx, 632, 15, 11), palette.accent)
  }
  confetti(v, 80)
}

/** The show after dark: arches of light, one in another. */
export const starlitStage: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid)
  stars(v, 60, 0.8)
  v.s.glow(x, 330, 330, palette.glow, 0.8)
  for (let i = 4; i >= 0; i--) {
    const half = Math.min(90 + i * 66, v.w * (0.2 + i * 0.1))
    const tint =
      [palette.glow, palette.accent, palette.pop, palette.light, palette.accent][i] ??
      palette.accent
    const d = `M${x - half} 580V${330 - i * 14}A${half} ${half} 0 0 1 ${x + half} ${330 - i * 14}V580`
    v.s.stroke(d, tint, 26, 0.22)
    v.s.stroke(d, darken(tint, 0.45), 14)
    v.s.stroke(d, lighten(tint, 0.35), 5)
  }
  v.s.flat(star(5, x, 250, 74, 32), palette.accent)
  v.s.stroke(star(5, x, 250, 74, 32), '#ffffff', 4, 0.8)
  v.s.glow(x, 250, 120, '#ffffff', 0.5)
  v.s.flat(
    box(0, 566, v.w, 90),
    v.s.linear([
      [0, lighten(palette.mid, 0.2)],
      [1, palette.shadow],
    ]),
  )
  for (let i = -8; i <= 8; i++)
    v.s.stroke(`M${x + i * 20} 566L${x + i * 110} 660`, palette.accent, 2.4, 0.6)
  for (const y of [578, 598, 628]) v.s.stroke(`M0 ${y}H${v.w}`, palette.accent, 2.2, 0.5)
  for (let y = 14; y < 640; y += 38)
    for (const bx of [14, v.w - 14]) {
      v.s.glow(bx, y, 24, palette.glow, 0.8)
      v.s.flat(ellipse(bx, y, 7), lighten(palette.glow, 0.5))
    }
  for (let i = 0; i < 20; i++) {
    const [sx, sy, size] = [
      v.w * v.random.next(),
      v.h * v.random.next() * 0.85,
      v.random.between(6, 14),
    ]
    v.s.flat(
      star(4, sx, sy, size * 1.4, size * 0.3),
      v.random.pick([palette.accent, '#ffffff', palette.pop]),
      0.9,
    )
  }
}

/** The encore: every lamp and every hand is up. */
export const encore: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.pop)
  fan(
    v,
    x,
    470,
    [-78, 78],
    [
      palette.accent,
      palette.pop,
      palette.light,
      palette.glow,
      palette.accent,
      palette.pop,
      palette.light,
    ],
    3,
  )
  v.s.glow(x, 170, 210, '#ffffff', 0.5)
  v.s.stroke(`M${x} -10V74`, '#c8ccd8', 4)
  v.s.flat(
    ellipse(x, 160, 88),
    v.s.radial(
      [
        [0, '#ffffff'],
        [0.5, palette.light],
        [1, palette.deep],
      ],
      0.35,
      0.3,
      0.8,
    ),
  )
  for (let i = 1; i < 6; i++) {
    const y = 160 - 88 + (i * 176) / 6
    const half = Math.sqrt(88 ** 2 - (y - 160) ** 2)
    v.s.stroke(`M${round(x - half)} ${round(y)}H${round(x + half)}`, palette.shadow, 2, 0.5)
    v.s.stroke(ellipse(x, 160, (88 * i) / 6, 88), palette.shadow, 2, 0.5)
  }
  for (let i = 0; i < 26; i++) {
    const [gx, gy] = [x + v.random.between(-1, 1) * v.w * 0.5, v.random.between(20, 420)]
    v.s.flat(star(4, gx, gy, 13, 2.6), '#ffffff', 0.85)
  }
  for (let i = 0; i < 21; i++) {
    const tall = 50 + 130 * Math.abs(Math.sin(i * 1.7))
    v.s.flat(
      box(v.w * (0.06 + i * 0.042), 510 - tall, v.w * 0.03, tall, 4),
      v.s.linear([
        [0, palette.accent],
        [1, palette.pop],
      ]),
      0.85,
    )
  }
  haze(v, 506, 90, palette.light, 0.5)
  v.s.flat(
    box(0, 506, v.w, 150),
    v.s.linear([
      [0, palette.deep],
      [1, palette.shadow],
    ]),
  )
  for (let px = -10; px < v.w + 20; px += 30) {
    const y = 590 + v.random.between(-16, 16)
    v.s.flat(ellipse(px, y, 15), palette.shadow)
    v.s.flat(box(px - 21, y + 12, 42, 70, 15), palette.shadow)
    const lean = v.random.between(-10, 10)
    v.s.stroke(
      `M${px + 16} ${round(y + 22)}Q${round(px + 26)} ${round(y - 10)} ${round(px + 18 + lean)} ${round(y - 54)}M${px - 16} ${round(y + 22)}Q${round(px - 26)} ${round(y - 10)} ${round(px - 18 + lean)} ${round(y - 48)}`,
      palette.shadow,
      9,
    )
  }
  confetti(v, 70, 0.8)
}

/** Behind the last door: the hall of gold. */
export const goldHall: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid)
  v.s.glow(x, 300, 340, palette.glow, 0.9)
  for (let i = 4; i >= 0; i--) {
    const wide = Math.min(150 + i * 130, v.w * (0.3 + i * 0.2))
    arch(
      v,
      x,
      520 + i * 30,
      wide,
      290 + i * 84,
      mix(palette.accent, palette.shadow, i * 0.16),
      13 + i * 5,
    )
  }
  rays(v, x, 260, 18, 0.3, '#ffffff')
  v.s.flat(`M${x - 130} 660L${x - 50} 480h100L${x + 130} 660Z`, darken(palette.pop, 0.25))
  v.s.flat(
    box(x - 46, 430, 92, 60, 4),
    v.s.linear([
      [0, lighten(palette.accent, 0.4)],
      [1, darken(palette.accent, 0.5)],
    ]),
  )
  v.s.glow(x, 330, 130, '#ffffff', 0.9)
  const gem = [
    [x - 74, 310],
    [x - 40, 262],
    [x + 40, 262],
    [x + 74, 310],
    [x, 420],
  ] as const
  v.s.flat(
    poly(gem),
    v.s.linear([
      [0, '#ffffff'],
      [0.5, '#8fe0ff'],
      [1, '#2a7ac8'],
    ]),
  )
  v.s.stroke(
    `M${x - 74} 310H${x + 74}M${x - 40} 262L${x - 24} 310L${x} 420L${x + 24} 310L${x + 40} 262M${x - 24} 310L${x} 262L${x + 24} 310`,
    '#ffffff',
    3,
    0.85,
  )
  const bars = (at: number, base: number, rows: number) => {
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < rows - row; i++) {
        const bx = at + (i - (rows - row - 1) / 2) * 56
        const y = base - row * 26
        v.s.flat(
          `M${bx - 27} ${y}L${bx - 20} ${y - 24}h40L${bx + 27} ${y}Z`,
          v.s.linear([
            [0, '#fff2a0'],
            [0.5, '#e8aa24'],
            [1, '#9a6208'],
          ]),
        )
        v.s.stroke(`M${bx - 20} ${y - 24}h40`, '#fffbe0', 2.4, 0.9)
      }
  }
  bars(v.w * 0.14, 570, 4)
  bars(v.w * 0.86, 570, 4)
  goldHeap(v, v.w * 0.06, 634, 84, 30)
  goldHeap(v, v.w * 0.94, 634, 84, 30)
  motes(v, 24, palette.accent)
}

/** The throne hall, lit for a feast. */
export const throneHall: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  const stone = mix(palette.mid, palette.deep, 0.5)
  wash(v, darken(stone, 0.5), stone, darken(stone, 0.4))
  for (let y = 0; y < 520; y += 40)
    for (let bx = (y / 40) % 2 ? -40 : 0; bx < v.w; bx += 80)
      v.s.flat(box(bx + 1, y + 1, 78, 38, 2), v.random.chance(0.5) ? '#ffffff' : '#000000', 0.05)
  for (const share of [0.24, 0.5, 0.76]) {
    const [wx, wide] = [v.w * share, (share === 0.5 ? 130 : 92) * Math.max(0.62, v.narrow)]
    const top = share === 0.5 ? 40 : 90
    const d = `M${wx - wide / 2} 350V${top + wide * 0.7}Q${wx - wide / 2} ${top + wide * 0.2} ${wx} ${top}Q${wx + wide / 2} ${top + wide * 0.2} ${wx + wide / 2} ${top + wide * 0.7}V350Z`
    v.s.glow(wx, 220, wide * 1.7, palette.glow, 0.8)
    v.s.group(`clip-path="${v.s.clip(d)}"`, () => {
      v.s.flat(box(wx - wide, top, wide * 2, 320), palette.light)
      for (let i = 0; i < 14; i++)
        v.s.flat(
          poly([
            [wx, 200],
            [wx + Math.cos((i / 14) * 6.28) * 260, 200 + Math.sin((i / 14) * 6.28) * 260],
            [
              wx + Math.cos(((i + 1) / 14) * 6.28) * 260,
              200 + Math.sin(((i + 1) / 14) * 6.28) * 260,
            ],
          ]),
          [palette.pop, palette.accent, palette.glow, palette.mid][i % 4] ?? palette.pop,
          0.9,
        )
      v.s.flat(ellipse(wx, 200, wide * 0.22), '#ffffff')
    })
    v.s.stroke(d, palette.shadow, 10)
    v.s.stroke(`M${wx} ${top}V350M${wx - wide / 2} 200h${wide}`, palette.shadow, 5)
    v.s.flat(
      poly([
        [wx - wide * 0.4, 350],
        [wx + wide * 0.4, 350],
        [wx + wide * 1.1, 600],
        [wx - wide * 0.3, 600],
      ]),
      palette.glow,
      0.14,
    )
  }
  for (const share of [0.05, 0.95, 0.37, 0.63])
    column(
      v,
      v.w * share,
      -20,
      540,
      (share < 0.1 || share > 0.9 ? 66 : 34) * Math.max(0.6, v.narrow),
      lighten(stone, 0.1),
    )
  for (const [share, tint] of [
    [0.14, palette.pop],
    [0.86, palette.accent],
  ] as const) {
    const bx = v.w * share
    v.s.flat(
      poly([
        [bx - 30, 40],
        [bx + 30, 40],
        [bx + 30, 250],
        [bx, 220],
        [bx - 30, 250],
      ]),
      v.s.linear([
        [0, tint],
        [1, darken(tint, 0.45)],
      ]),
    )
    v.s.flat(star(5, bx, 120, 20, 8), '#ffffff', 0.9)
  }
  v.s.flat(
    box(0, 528, v.w, 130),
    v.s.linear([
      [0, lighten(stone, 0.2)],
      [1, palette.shadow],
    ]),
  )
  v.s.flat(`M${x - 46} 500L${x - 140} 660h280L${x + 46} 500Z`, darken(palette.pop, 0.2))
  v.s.stroke(`M${x - 46} 500L${x - 140} 660M${x + 46} 500L${x + 140} 660`, palette.accent, 5)
  v.s.gold(
    `M${x - 52} 520V400L${x - 62} 380L${x - 40} 360L${x} 326L${x + 40} 360L${x + 62} 380L${x + 52} 400V520Z`,
  )
  v.s.flat(box(x - 34, 394, 68, 110, 10), darken(palette.pop, 0.15))
  v.s.flat(star(5, x, 352, 15, 6), palette.pop)
  torch(v, v.w * 0.27, 470, 22, '#ffa53a')
  torch(v, v.w * 0.73, 470, 22, '#ffa53a')
  disc(v, x, 20, 5, palette.accent)
  motes(v, 20)
}
