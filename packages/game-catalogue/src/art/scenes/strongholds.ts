import { darken, lighten } from '../../colour.ts'
import { box, ellipse, poly } from '../shapes.ts'
import { clouds, disc, haze, motes, rays, sky, stars, wash } from './air.ts'
import { column, tower } from './built.ts'
import { hills, ridge, rocks } from './ground.ts'
import type { ScenePainter } from './view.ts'

export const vault: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.deep, palette.mid, palette.deep)
  for (let bx = 0; bx < v.w; bx += 60)
    for (let y = 0; y < 560; y += 50) {
      v.s.flat(
        box(bx + 2, y + 2, 56, 46, 4),
        v.s.linear([
          [0, lighten(palette.mid, 0.12)],
          [1, darken(palette.deep, 0.1)],
        ]),
        0.75,
      )
      v.s.flat(ellipse(bx + 44, y + 25, 4), palette.accent, 0.7)
    }
  v.s.flat(
    ellipse(x, 270, 226),
    v.s.linear(
      [
        [0, '#f4f8fc'],
        [0.4, '#8898a8'],
        [0.6, '#d8e0e8'],
        [1, '#4a5868'],
      ],
      -30,
    ),
  )
  v.s.flat(
    ellipse(x, 270, 194),
    v.s.radial([
      [0, palette.glow],
      [0.6, palette.light],
      [1, palette.mid],
    ]),
  )
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    v.s.flat(ellipse(x + Math.cos(a) * 210, 270 + Math.sin(a) * 210, 9), '#3a4654')
  }
  rays(v, x, 270, 14, 0.4, '#ffffff')
  v.s.glow(x, 270, 260, palette.glow, 0.7)
  const pile = (px: number, base: number, count: number) => {
    for (let i = 0; i < count; i++) {
      const level = Math.floor(Math.sqrt(i * 2))
      const cx = px + v.random.between(-1, 1) * (150 - level * 14)
      const cy = base - level * 15 + v.random.between(-6, 6)
      v.s.flat(ellipse(cx, cy + 5, 25, 12), '#7a4404')
      v.s.flat(
        ellipse(cx, cy, 25, 12),
        v.s.linear([
          [0, '#fff2a0'],
          [0.5, '#f0b428'],
          [1, '#b87408'],
        ]),
      )
      v.s.stroke(ellipse(cx, cy, 17, 7.6), '#a86804', 2, 0.7)
    }
  }
  v.s.flat(
    box(0, 560, v.w, 90),
    v.s.linear([
      [0, palette.mid],
      [1, palette.shadow],
    ]),
  )
  pile(v.w * 0.1, 600, 34)
  pile(v.w * 0.9, 600, 34)
  pile(x, 630, 26)
  motes(v, 14)
}

export const castle: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w * v.random.between(0.4, 0.6)
  sky(v, 0.64)
  stars(v, 30, 0.36)
  disc(v, v.w * v.random.between(0.25, 0.75), 170, 62)
  clouds(v, 230, 34, palette.light, 0.5)
  ridge(v, 430, 190, 0.2)
  haze(v, 430, 120)
  const keep = (kx: number, width: number, height: number, near: number) => {
    const stone = v.tone(near)
    tower(v, kx - width / 2, 470, width, height, stone)
    for (let i = 0; i < 5; i++)
      if (i % 2 === 0)
        v.s.flat(
          box(kx - width / 2 - 5 + (i * (width + 10)) / 5, 470 - height - 15, (width + 10) / 5, 18),
          stone,
        )
    v.s.flat(
      poly([
        [kx - width * 0.62, 470 - height - 8],
        [kx, 470 - height - width * 1.5],
        [kx + width * 0.62, 470 - height - 8],
      ]),
      v.s.linear([
        [0, palette.pop],
        [1, darken(palette.pop, 0.55)],
      ]),
    )
    v.s.flat(
      poly([
        [kx, 470 - height - width * 1.5 - 36],
        [kx + 34, 470 - height - width * 1.5 - 24],
        [kx, 470 - height - width * 1.5 - 12],
      ]),
      palette.accent,
    )
    for (const y of [0.75, 0.45]) v.s.flat(box(kx - 6, 470 - height * y, 12, 24, 6), palette.glow)
  }
  keep(x, 84, 200, 0.34)
  keep(x - 150, 58, 150, 0.4)
  keep(x + 150, 58, 160, 0.4)
  keep(x - 84, 52, 110, 0.48)
  keep(x + 84, 52, 104, 0.48)
  v.s.flat(box(x - 190, 400, 380, 90), v.tone(0.46))
  v.s.flat(box(x - 26, 420, 52, 80, 24), palette.shadow)
  hills(v, 490, 34, v.tone(0.5), 2)
  hills(v, 560, 34, v.tone(0.68), 2)
  // On a stage they go on above the picture: what hangs there hangs from something.
  const above = v.isStage ? -40 : 60
  for (const share of [0.03, 0.97]) column(v, v.w * share, above, 640, 66, v.tone(0.72))
  for (const [share, tint] of [
    [0.1, palette.pop],
    [0.9, palette.accent],
  ] as const)
    v.s.flat(
      poly([
        [v.w * share - 32, v.isStage ? -10 : 20],
        [v.w * share + 32, v.isStage ? -10 : 20],
        [v.w * share + 32, 200],
        [v.w * share, 170],
        [v.w * share - 32, 200],
      ]),
      v.s.linear([
        [0, darken(tint, 0.15)],
        [1, darken(tint, 0.45)],
      ]),
    )
  rocks(v, 646, 64, palette.shadow)
}
