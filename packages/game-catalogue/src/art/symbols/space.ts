import { box, ellipse, poly, ring, soft, star, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'
import { both, eye } from './face.ts'

export const space: Drawings<'space'> = {
  planet: (s) => {
    const { pop, accent, mid } = s.palette
    const body = ellipse(128, 128, 80)
    s.glow(128, 128, 124, pop, 0.55)
    const band = (clip: string) =>
      s.group(`clip-path="${s.clip(clip)}"`, () => {
        s.group('transform="rotate(-20 128 128)"', () => {
          s.stroke(ellipse(128, 128, 116, 32), s.palette.shadow, 28)
          s.stroke(ellipse(128, 128, 116, 32), accent, 18)
          s.stroke(ellipse(128, 126, 110, 28), '#ffffff', 4, 0.7)
        })
      })
    band('M0 0L256 0L256 86L0 176Z')
    s.part(body, pop, { to: mid, outline: 6, depth: 30 })
    s.group(`clip-path="${s.clip(body)}" transform="rotate(-20 128 128)"`, () => {
      for (const [y, h] of [
        [84, 12],
        [112, 20],
        [152, 10],
        [176, 16],
      ] as const)
        s.flat(
          `M30 ${y}Q128 ${y + 20} 226 ${y}L226 ${y + h}Q128 ${y + h + 20} 30 ${y + h}Z`,
          '#ffffff',
          0.22,
        )
    })
    s.gloss(98, 84, 28, 17, 0.7, -36)
    band('M0 168L256 80L256 256L0 256Z')
  },
  moon: (s) => {
    s.glow(128, 128, 126, '#fff4c0', 0.7)
    s.part(
      soft('150 16 98 60 92 130 124 190 204 204 160 240 96 240 38 196 20 124 52 48 100 18', 0.95),
      '#ffe9a0',
      { to: '#d8983a', depth: 26 },
    )
    for (const [x, y, r] of [
      [62, 110, 13],
      [84, 186, 17],
      [52, 156, 8],
      [84, 66, 9],
      [132, 222, 9],
    ] as const) {
      s.flat(ellipse(x, y, r), '#b8742a', 0.45)
      s.flat(ellipse(x + 2, y + 2, r * 0.8), '#ffe9a8', 0.5)
    }
    for (const [x, y, r] of [
      [186, 76, 30],
      [220, 136, 16],
      [158, 134, 13],
    ] as const)
      s.gold(star(4, x, y, r, r * 0.32), { outline: 4, depth: 4 })
  },
  sun: (s) => {
    s.glow(128, 128, 128, '#ffcc3a', 0.9)
    s.part(star(12, 128, 128, 122, 78), '#ff9a1e', { to: '#e8500a' })
    s.part(star(12, 128, 128, 104, 70, 15), '#ffc83a', { outline: 4, to: '#f08a1a' })
    s.part(ellipse(128, 128, 70), '#ffd84a', { to: '#f0941a' })
    both(s, () => {
      eye(s, 154, 118, 13, '#a8500a')
      s.flat(ellipse(168, 142, 11, 7), '#ff7a3a', 0.6)
    })
    s.stroke('M104 148Q128 170 152 148', '#8a3a04', 6)
    s.gloss(102, 84, 24, 12, 0.8, -30)
  },
  comet: (s) => {
    const { pop } = s.palette
    s.flat(
      poly('250 6 128 120 60 140 60 200 120 200 150 132'),
      s.linear(
        [
          [0, pop, 0],
          [1, pop, 0.9],
        ],
        45,
      ),
    )
    for (const d of ['246 24L124 136', '206 14L88 124', '244 74L140 172'])
      s.stroke(`M${d}`, '#ffffff', 6, 0.6)
    s.part(
      soft('232 22 150 64 96 92 40 116 18 170 44 224 98 238 140 210 160 158 190 110', 0.9),
      '#ff9a3a',
      { to: '#e0302a' },
    )
    s.flat(soft('190 62 130 100 84 130 60 170 84 206 116 190 136 148 160 110', 0.9), '#ffe06a', 0.9)
    s.part(ellipse(78, 182, 46), '#8a6a80', { to: '#42304a' })
    for (const [x, y, r] of [
      [64, 168, 12],
      [96, 190, 15],
      [72, 206, 8],
      [98, 160, 7],
    ] as const)
      s.flat(ellipse(x, y, r, r * 0.9), '#3a2440', 0.7)
    s.flat(star(4, 210, 170, 22, 6), '#ffffff')
    s.flat(star(4, 104, 40, 16, 5), '#ffffff')
  },
  rocket: (s) => {
    s.group('transform="rotate(34 128 128)"', () => {
      s.glow(128, 222, 60, '#ffb02a', 1)
      s.part(symSoft('128 196 156 200 150 236 128 272', 0.9), '#ff8a1e', {
        to: '#f03a1a',
        outline: 4,
      })
      s.flat(symSoft('128 196 142 202 138 226 128 246', 0.9), '#fff0a0')
      both(s, () =>
        s.part(soft('154 130 204 178 208 224 160 198', 0.7), '#f0324a', { to: '#8a0c2a' }),
      )
      const body = symSoft('128 -6 160 34 176 100 166 170 150 204 128 206', 0.9)
      s.part(body, '#f6f8ff', { to: '#98a8c8' })
      s.group(`clip-path="${s.clip(body)}"`, () => {
        s.flat('M60 40Q128 62 196 40L196 -20L60 -20Z', '#f0324a')
        s.flat(poly('148 -10 200 -10 200 220 150 220'), '#1c2450', 0.2)
        s.flat('M60 180Q128 196 196 180L196 216L60 216Z', s.palette.pop)
      })
      s.gold(ellipse(128, 96, 32))
      s.part(ellipse(128, 96, 21), '#4ac8ff', { outline: 3, to: '#1450b0' })
      s.gloss(120, 88, 8, 6, 0.9)
      s.part(soft('120 150 136 150 136 222 128 232 120 222', 0.6), '#f0324a', {
        outline: 4,
        depth: 5,
      })
      s.gloss(100, 90, 6, 44, 0.8)
    })
  },
  astronaut: (s) => {
    s.part(soft('40 250 56 196 100 178 156 178 200 196 216 250', 0.7), '#e8ecf8', { to: '#98a4c0' })
    s.part(box(84, 200, 88, 36, 10), '#c8d0e4', { outline: 4, to: '#8a96b4' })
    both(s, () => s.part(ellipse(216, 116, 22, 32), '#c8d0e4', { to: '#7a86a4' }))
    s.part(ellipse(128, 108, 94, 92), '#ffffff', { to: '#a8b4d0' })
    s.gold(soft('54 110 70 62 128 48 186 62 202 110 186 156 128 170 70 156', 0.95))
    const visor = soft('66 110 80 72 128 60 176 72 190 110 176 148 128 158 80 148', 0.95)
    s.part(visor, s.palette.deep, {
      outline: 3,
      fill: s.linear(
        [
          [0, '#1a1450'],
          [0.5, s.palette.mid],
          [1, s.palette.pop],
        ],
        30,
      ),
    })
    s.group(`clip-path="${s.clip(visor)}"`, () => {
      for (const [x, y] of ring(9, 128, 108, (i) => 20 + (i % 3) * 16))
        s.flat(ellipse(x, y, 2.4), '#ffffff', 0.9)
      s.flat(poly('66 50 110 50 84 170 40 170'), '#ffffff', 0.22)
    })
    s.gloss(92, 82, 22, 10, 0.9, -32)
    s.stroke('M214 90L222 42', '#5a6684', 8)
    s.part(ellipse(223, 36, 11), '#f0324a', { outline: 4, depth: 4 })
    for (const [x, c] of [
      [104, '#2ac87a'],
      [128, '#ffc83a'],
      [152, '#2a9af0'],
    ] as const)
      s.part(ellipse(x, 218, 8), c, { outline: 3, depth: 3 })
  },
}
