import { annulus, box, ellipse, line, poly, polar, ring, soft, star } from '../shapes.ts'
import type { Drawings } from './drawing.ts'

export const tools: Drawings<'tools'> = {
  hammer: (s) => {
    s.group('transform="rotate(34 128 128)"', () => {
      s.part(box(114, 60, 28, 196, 12), '#a8622c', { to: '#5a2a0c' })
      for (const y of [206, 222, 238]) s.stroke(`M114 ${y}L142 ${y - 8}`, '#e8b02a', 6)
      s.steel(box(52, 14, 152, 76, 14))
      s.gold(box(42, 8, 34, 88, 10))
      s.gold(box(180, 8, 34, 88, 10))
      s.part(star(4, 128, 52, 28, 12), s.palette.pop, { outline: 3, depth: 5 })
    })
  },
  gear: (s) => {
    const teeth = poly(ring(40, 128, 128, (i) => (i % 4 < 2 ? 120 : 94), 4))
    s.gold(teeth)
    s.part(annulus(128, 128, 84, 50), '#a8622a', { to: '#5a2c0c' })
    for (let i = 0; i < 6; i++) {
      const [x, y] = polar(128, 128, 67, i * 60)
      s.gold(ellipse(x, y, 9), { outline: 3, depth: 3 })
    }
    s.gold(annulus(128, 128, 52, 22))
    s.stroke(ellipse(128, 128, 37), '#7a4204', 3, 0.7)
    s.gloss(84, 60, 30, 9, 0.6, -34)
  },
  pickaxe: (s) => {
    s.group('transform="rotate(38 128 128)"', () => {
      s.part(box(115, 30, 26, 222, 11), '#b06a30', { to: '#5a2a0c' })
      s.steel(soft('-2 96 34 44 96 16 160 16 222 44 258 96 206 72 160 62 96 62 50 72', 0.8))
      s.gold(box(102, 10, 52, 62, 10))
      s.stroke('M118 212L138 200M118 230L138 218', '#f0d0a0', 5)
    })
  },
  potion: (s) => {
    const { pop } = s.palette
    s.glow(128, 160, 118, pop, 0.7)
    s.part(
      soft('106 62 150 62 152 104 212 160 206 216 160 244 96 244 50 216 44 160 104 104', 0.7),
      '#d8f0ff',
      {
        fill: s.linear([
          [0, '#ffffff', 0.9],
          [1, '#a8c8e8', 0.85],
        ]),
      },
    )
    s.part(soft('60 160 96 150 128 162 162 150 196 160 196 210 156 234 100 234 60 210', 0.7), pop, {
      outline: 0,
      to: s.palette.mid,
      depth: 24,
    })
    for (const [x, y, r] of [
      [96, 190, 13],
      [146, 204, 10],
      [128, 176, 7],
      [168, 180, 8],
      [116, 214, 6],
    ] as const) {
      s.flat(ellipse(x, y, r), '#ffffff', 0.4)
      s.flat(ellipse(x - r * 0.3, y - r * 0.3, r * 0.3), '#ffffff', 0.95)
    }
    s.gold(box(94, 52, 68, 20, 8))
    s.part(box(106, 12, 44, 44, 8), '#b87a40', { to: '#6a3c14' })
    s.gloss(76, 168, 9, 30, 0.9, 18)
  },
  book: (s) => {
    s.group('transform="rotate(-8 128 128)"', () => {
      s.part(poly('46 30 196 30 218 48 218 236 64 236 46 220'), '#f6e6c0', { to: '#b89458' })
      for (const y of [224, 229]) s.stroke(`M66 ${y}L216 ${y}`, '#8a6a34', 2)
      s.part(box(34, 18, 168, 200, 14), s.palette.mid, { to: s.palette.deep, depth: 24 })
      s.part(box(34, 18, 30, 200, 10), s.palette.deep, { outline: 3, depth: 8 })
      s.stroke(box(78, 34, 108, 168, 8), '#e8b02a', 5)
      s.gold(star(8, 132, 116, 46, 22), { outline: 4 })
      s.part(ellipse(132, 116, 16), s.palette.pop, { outline: 3, depth: 5 })
      s.gloss(127, 110, 6, 4, 0.9)
      for (const d of ['170 18 202 18 202 52', '202 184 202 218 170 218'])
        s.gold(poly(d), { outline: 4, depth: 4 })
      s.part(poly('150 216 176 216 176 254 163 242 150 254'), '#e8283c', { outline: 4, depth: 4 })
    })
  },
  quill: (s) => {
    s.part(soft('40 186 60 172 120 172 140 186 150 226 136 244 44 244 30 226', 0.7), '#3a3058', {
      to: '#16102c',
    })
    s.gold(box(54, 158, 72, 20, 8))
    s.part(soft('248 8 240 64 204 120 150 152 116 160 122 124 150 70 196 28', 0.9), '#f4f8ff', {
      to: '#7a98d0',
    })
    for (const d of [
      'M226 36L186 34',
      'M208 60L160 58',
      'M190 84L140 86',
      'M172 108L130 114',
      'M222 46L232 74',
      'M204 74L214 102',
      'M182 98L188 124',
    ])
      s.stroke(d, '#5a78b0', 4, 0.7)
    s.stroke(line('246 12 190 86 130 146 92 184'), '#3a4a78', 10)
    s.stroke(line('246 12 190 86 130 146 92 184'), '#ffffff', 4)
    s.gloss(56, 204, 8, 20, 0.6)
  },
  magnifier: (s) => {
    s.group('transform="rotate(-42 128 128)"', () => {
      s.part(box(112, 168, 32, 96, 14), '#7a3a1c', { to: '#3c1808' })
      s.gold(box(106, 160, 44, 26, 8))
      s.gold(box(108, 252, 40, 14, 6), { outline: 4 })
    })
    s.part(ellipse(104, 104, 74), '#a8e4ff', {
      outline: 0,
      fill: s.radial(
        [
          [0, '#ffffff', 0.9],
          [0.6, '#9ad8f8', 0.65],
          [1, '#3a8ac8', 0.75],
        ],
        0.4,
        0.35,
        0.75,
      ),
      depth: 8,
    })
    s.gold(annulus(104, 104, 92, 72))
    s.gloss(76, 68, 28, 13, 0.95, -42)
    s.flat(star(4, 120, 118, 30, 8), '#ffffff', 0.9)
  },
}
