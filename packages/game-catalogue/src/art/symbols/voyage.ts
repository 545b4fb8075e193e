import {
  annulus,
  box,
  ellipse,
  line,
  polar,
  poly,
  ring,
  soft,
  star,
  symPoly,
  symSoft,
} from '../shapes.ts'
import type { Drawings } from './drawing.ts'
import { both } from './face.ts'

export const voyage: Drawings<'voyage'> = {
  compass: (s) => {
    s.gold(annulus(128, 26, 24, 12), { outline: 4, depth: 5 })
    s.gold(ellipse(128, 142, 104))
    s.part(ellipse(128, 142, 82), '#fff6dc', { outline: 4, to: '#d8b888' })
    for (let i = 0; i < 24; i++) {
      const [a, b] = [polar(128, 142, 76, i * 15), polar(128, 142, i % 6 === 0 ? 62 : 69, i * 15)]
      s.stroke(poly([a, b]), '#6a4420', i % 6 === 0 ? 5 : 3)
    }
    s.flat(star(4, 128, 142, 62, 14, 45), '#c89a5a', 0.8)
    s.group('transform="rotate(28 128 142)"', () => {
      s.part(poly('128 74 146 142 110 142'), '#f0283c', { outline: 3, depth: 6 })
      s.part(poly('128 210 146 142 110 142'), '#3a5a8c', { outline: 3, depth: 6 })
    })
    s.gold(ellipse(128, 142, 13), { outline: 3, depth: 4 })
    s.gloss(90, 96, 34, 16, 0.5, -36)
  },
  anchor: (s) => {
    s.steel(annulus(128, 40, 28, 14))
    s.steel(
      soft(
        '22 138 58 152 50 170 76 206 116 216 140 216 180 206 206 170 198 152 234 138 232 190 190 234 128 250 66 234 24 190',
        0.6,
      ),
    )
    s.steel(box(114, 62, 28, 168, 8))
    s.gold(box(74, 82, 108, 24, 12))
    const rope = line('128 66 84 104 150 134 100 166 142 196')
    s.stroke(rope, '#4a2c10', 17)
    s.stroke(rope, '#e0b878', 10)
    s.add(
      `<path d="${rope}" fill="none" stroke="#8a5c28" stroke-width="9" stroke-dasharray="3 9"/>`,
    )
  },
  'ship-wheel': (s) => {
    for (let i = 0; i < 8; i++) {
      s.group(`transform="rotate(${i * 45} 128 128)"`, () => {
        s.part(box(119, 36, 18, 92, 6), '#a8622c', { outline: 4, to: '#6a3410', depth: 6 })
        s.part(symSoft('128 4 141 12 137 36 128 42'), '#b8702e', {
          outline: 4,
          to: '#6a3410',
          depth: 6,
        })
      })
    }
    s.part(annulus(128, 128, 90, 64), '#a8622c', { to: '#5a2a0a' })
    s.stroke(ellipse(128, 128, 77), '#e8b02a', 5, 0.9)
    s.gold(ellipse(128, 128, 34))
    s.part(ellipse(128, 128, 17), s.palette.pop, { outline: 3, depth: 6 })
    s.gloss(120, 118, 8, 5, 0.9)
  },
  sword: (s) => {
    s.group('transform="rotate(40 128 128)"', () => {
      s.steel(symPoly('128 -18 148 12 144 170 128 172'))
      s.stroke('M128 8L128 164', '#42566e', 5, 0.7)
      s.gold(soft('66 164 92 172 164 172 190 164 198 182 164 196 92 196 58 182', 0.7))
      s.part(box(117, 192, 22, 54, 6), '#7a2030', { outline: 4, to: '#3c0a14' })
      for (const y of [202, 216, 230]) s.stroke(`M118 ${y}L138 ${y - 7}`, '#e8b02a', 4)
      s.gold(ellipse(128, 256, 19))
      s.part(ellipse(128, 184, 10), '#2a9af0', { outline: 3, depth: 4 })
    })
  },
  shield: (s) => {
    s.gold(symSoft('128 14 164 30 222 36 226 110 192 196 128 246', 0.7))
    const field = symSoft('128 38 162 52 202 56 204 112 176 182 128 220', 0.7)
    s.part(field, s.palette.mid, { outline: 4, to: s.palette.deep })
    s.group(`clip-path="${s.clip(field)}"`, () => {
      s.flat(poly('128 20 240 20 240 128 128 128'), s.palette.pop, 0.85)
      s.flat(poly('128 128 128 250 10 250 10 128'), s.palette.pop, 0.85)
    })
    s.gold(star(8, 128, 126, 52, 24), { outline: 4 })
    both(s, () => s.gold(ellipse(206, 50, 7), { outline: 2, depth: 2 }))
    s.gloss(84, 72, 24, 12, 0.6, -24)
  },
  hourglass: (s) => {
    s.part(symSoft('128 44 192 50 182 96 142 128 182 160 192 206 128 212', 0.7), '#bfe4f4', {
      fill: s.linear(
        [
          [0, '#f4fdff', 0.95],
          [0.5, '#a8d4ea', 0.8],
          [1, '#e0f4fc', 0.95],
        ],
        -20,
      ),
    })
    s.flat(symPoly('128 84 168 78 138 122 128 126'), '#f0b040')
    s.stroke('M128 120L128 180', '#f8c860', 6)
    s.part(symSoft('128 164 160 192 176 208 128 210', 0.7), '#f4b844', {
      outline: 0,
      to: '#c8780a',
    })
    both(s, () => {
      s.gold(box(194, 44, 16, 168, 6), { outline: 4 })
      s.gold(ellipse(202, 128, 13, 17), { outline: 4 })
    })
    s.gold(box(34, 16, 188, 34, 14))
    s.gold(box(34, 206, 188, 34, 14))
    s.gloss(98, 76, 10, 22, 0.9, 14)
    s.gloss(98, 178, 8, 22, 0.8, -14)
  },
  'oil-lamp': (s) => {
    s.glow(44, 76, 62, s.palette.glow, 0.9)
    s.stroke(line('36 104 24 78 44 58 32 30 52 8'), s.palette.pop, 15, 0.6)
    s.stroke(line('36 104 24 78 44 58 32 30 52 8'), '#ffffff', 5, 0.7)
    const handle = line('196 130 236 118 244 158 218 184 182 176')
    s.stroke(handle, '#4a2a08', 25)
    s.stroke(handle, '#f0b82a', 15)
    s.gold(soft('20 106 52 112 92 118 150 108 208 128 198 176 150 202 106 202 66 178 44 138', 0.9))
    s.gold(soft('96 226 110 200 156 200 172 226 176 242 92 242', 0.5))
    s.gold(soft('92 116 108 92 150 90 170 112', 0.8))
    s.gold(ellipse(130, 80, 14), { outline: 4 })
    s.part(ellipse(128, 152, 18), '#e8183c', { outline: 3, depth: 6 })
    s.gloss(122, 144, 7, 5, 0.9)
    for (const [x, y] of ring(2, 128, 152, () => 42, 90))
      s.part(ellipse(x, y, 9), '#1fb8c8', { outline: 3, depth: 3 })
    s.gloss(80, 132, 26, 7, 0.8, 12)
  },
}
