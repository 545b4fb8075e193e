import { box, ellipse, line, poly, soft, star, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'

export const stage: Drawings<'stage'> = {
  'top-hat': (s) => {
    s.part(ellipse(128, 204, 116, 34), '#2c2638', { to: '#0c0a14' })
    s.part('M56 36Q128 62 200 36Q190 116 204 196Q128 226 52 196Q66 116 56 36Z', '#3c3450', {
      to: '#100c1c',
      depth: 24,
    })
    s.part('M55 156Q128 186 201 156L204 196Q128 224 52 196Z', s.palette.mid, {
      outline: 4,
      to: s.palette.deep,
    })
    s.part(ellipse(128, 38, 72, 20), '#4a4062', { to: '#1a1428' })
    s.gloss(82, 104, 9, 44, 0.5, 4)
    s.gold(star(5, 164, 184, 24, 11), { outline: 4 })
    s.stroke(line('16 206 60 230 128 238 196 230 240 206'), '#6a608a', 4, 0.7)
  },
  wand: (s) => {
    s.glow(182, 70, 92, s.palette.glow, 1)
    s.stroke('M40 224L172 84', s.palette.shadow, 34)
    s.stroke('M40 224L172 84', '#2c2638', 24)
    s.stroke('M36 220L168 80', '#8a80a8', 5, 0.8)
    s.stroke('M40 224L66 196', '#fff6ea', 24)
    s.stroke('M150 108L172 84', '#fff6ea', 24)
    s.gold(star(5, 182, 72, 64, 28), { outline: 6 })
    for (const [x, y, r] of [
      [92, 66, 24],
      [222, 158, 22],
      [126, 28, 14],
      [236, 22, 13],
      [74, 126, 12],
    ] as const)
      s.flat(star(4, x, y, r, r * 0.26), '#ffffff')
  },
  ticket: (s) => {
    s.group('transform="rotate(-18 128 128)"', () => {
      const shape =
        'M10 68L246 68L246 106A22 22 0 0 0 246 150L246 188L10 188L10 150A22 22 0 0 0 10 106Z'
      s.part(shape, '#ffc83a', { to: '#e07a14', outline: 6 })
      s.stroke(box(38, 84, 180, 88, 8), '#a83a08', 5)
      s.add('<path d="M176 74L176 184" stroke="#a83a08" stroke-width="5" stroke-dasharray="9 8"/>')
      s.part(star(5, 106, 130, 40, 18), '#e8283c', { outline: 4 })
      s.part(star(5, 197, 128, 15, 7), '#e8283c', { outline: 2, depth: 3 })
      for (const x of [58, 154]) s.part(star(5, x, 130, 13, 6), '#e8283c', { outline: 2, depth: 3 })
    })
  },
  popcorn: (s) => {
    for (const [x, y, r] of [
      [60, 90, 28],
      [96, 66, 30],
      [134, 50, 32],
      [172, 68, 30],
      [200, 94, 26],
      [112, 96, 30],
      [154, 98, 30],
      [80, 112, 24],
      [182, 116, 24],
    ] as const) {
      s.part(
        soft([
          [x - r, y],
          [x - r * 0.6, y - r * 0.8],
          [x, y - r * 0.66],
          [x + r * 0.7, y - r * 0.8],
          [x + r, y + r * 0.1],
          [x + r * 0.5, y + r * 0.8],
          [x - r * 0.5, y + r * 0.8],
        ]),
        '#fff4cc',
        { outline: 4, to: '#e8b85a', depth: 8 },
      )
      s.flat(ellipse(x + 3, y + 2, r * 0.26, r * 0.2), '#c8862a', 0.6)
    }
    const tub = poly('40 116 216 116 190 244 66 244')
    s.part(tub, '#fff6ea', { to: '#d8c8b8' })
    s.group(`clip-path="${s.clip(tub)}"`, () => {
      for (const x of [40, 98, 156, 214])
        s.flat(
          poly([
            [x - 15, 110],
            [x + 15, 110],
            [128 + (x + 12 - 128) * 0.72, 250],
            [128 + (x - 12 - 128) * 0.72, 250],
          ]),
          '#e8283c',
        )
    })
    s.gold(star(5, 128, 186, 36, 16), { outline: 4 })
    s.stroke('M42 120L214 120', '#ffffff', 6, 0.7)
  },
  balloon: (s) => {
    const body = symSoft('128 8 188 24 220 80 200 140 152 176 128 184', 0.95)
    s.part(body, s.palette.pop, { to: s.palette.mid, depth: 24 })
    s.group(`clip-path="${s.clip(body)}"`, () => {
      s.flat(symSoft('128 4 152 40 156 120 128 186', 0.8), s.palette.accent, 0.9)
      s.flat(
        soft('186 20 204 60 196 120 160 176 182 184 240 110 230 30', 0.8),
        s.palette.accent,
        0.9,
      )
      s.flat(soft('70 20 52 60 60 120 96 176 74 184 16 110 26 30', 0.8), s.palette.accent, 0.9)
      s.flat(`M20 104Q128 140 236 104L236 122Q128 158 20 122Z`, '#ffffff', 0.85)
    })
    s.gloss(80, 64, 18, 34, 0.75, 22)
    s.stroke('M96 172L106 210M160 172L150 210M120 182L122 210M136 182L134 210', '#4a2408', 4)
    s.part(box(96, 206, 64, 44, 10), '#b8702e', { to: '#6a3410' })
    s.stroke('M98 220L158 220M98 234L158 234', '#5a2a08', 3, 0.7)
    s.gold(box(90, 200, 76, 13, 6), { outline: 4, depth: 3 })
  },
}
