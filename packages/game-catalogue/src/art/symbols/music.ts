import { annulus, box, ellipse, line, poly, ring, soft, star, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'

export const music: Drawings<'music'> = {
  guitar: (s) => {
    s.group('transform="rotate(38 128 128)"', () => {
      s.part(box(117, -16, 22, 150, 4), '#6a3414', { to: '#3c1a08' })
      for (const y of [6, 24, 42, 60, 78]) s.stroke(`M118 ${y}L138 ${y}`, '#e8c860', 3)
      s.part(poly('110 -44 146 -44 142 -12 114 -12'), '#3c1a08')
      for (const y of [-36, -22])
        for (const x of [106, 150]) s.gold(ellipse(x, y, 7), { outline: 3, depth: 2 })
      s.part(
        symSoft('128 92 168 92 184 124 170 156 200 186 190 236 150 258 128 260', 0.9),
        '#e8641c',
        { to: '#8a1c08', depth: 24 },
      )
      s.gold(annulus(128, 166, 34, 25), { outline: 3, depth: 3 })
      s.flat(ellipse(128, 166, 25), '#200c06')
      s.part(box(100, 216, 56, 14, 5), '#3c1a08', { outline: 3, depth: 4 })
      for (const x of [121, 126, 131, 136]) s.stroke(`M${x} -20L${x} 222`, '#fff2d0', 1.8, 0.85)
      s.gloss(98, 118, 13, 10, 0.7)
      s.gloss(84, 200, 9, 24, 0.6, 14)
    })
  },
  drum: (s) => {
    s.part(box(30, 92, 196, 118, 18), '#e02a3c', { to: '#7a0a20' })
    for (let i = 0; i < 6; i++) {
      const x = 36 + i * 32
      s.stroke(`M${x} 104L${x + 16} 204L${x + 32} 104`, '#fff0c0', 6)
    }
    s.gold(soft('22 196 128 214 234 196 234 222 128 242 22 222', 0.5))
    s.gold(soft('22 84 128 106 234 84 234 108 128 130 22 108', 0.5))
    s.part(ellipse(128, 84, 108, 36), '#fff8ea', { to: '#d8c4a0' })
    s.stroke(ellipse(128, 84, 86, 26), '#c8ae84', 3, 0.7)
    for (const [d, x, y] of [
      ['M60 14L132 78', 136, 82],
      ['M206 8L154 70', 150, 76],
    ] as const) {
      s.stroke(d, '#3c1a08', 17)
      s.stroke(d, '#d8964a', 9)
      s.part(ellipse(x, y, 13, 11), '#f0c078', { outline: 4, depth: 5 })
    }
  },
  trumpet: (s) => {
    s.group('transform="rotate(-24 128 128)"', () => {
      s.gold(box(8, 108, 180, 18, 8))
      s.stroke(box(64, 108, 104, 62, 30), '#4a2804', 26)
      s.stroke(box(64, 108, 104, 62, 30), '#e8aa24', 17)
      s.stroke(box(62, 105, 104, 62, 30), '#fff2b0', 4, 0.9)
      s.gold(soft('160 104 196 96 226 66 252 44 256 120 252 196 226 168 196 140 160 132', 0.7))
      s.part(ellipse(250, 120, 16, 78), '#8a4c06', { to: '#4a2404' })
      for (const x of [86, 112, 138]) {
        s.gold(box(x, 92, 19, 92, 7), { outline: 4, depth: 5 })
        s.part(box(x - 2, 74, 23, 12, 6), '#fff2e0', { outline: 4, depth: 3 })
      }
      s.gold(poly('0 100 20 108 20 126 0 134'), { outline: 4 })
    })
    for (const [x, y] of [
      [42, 58],
      [92, 34],
    ] as const) {
      s.stroke(`M${x} ${y}L${x} ${y - 30}L${x + 20} ${y - 22}`, s.palette.shadow, 13)
      s.stroke(`M${x} ${y}L${x} ${y - 30}L${x + 20} ${y - 22}`, s.palette.accent, 6)
      s.part(ellipse(x - 7, y + 2, 11, 9), s.palette.accent, { outline: 4, depth: 3 })
    }
  },
  microphone: (s) => {
    s.group('transform="rotate(32 128 128)"', () => {
      s.part(poly('102 118 154 118 144 262 112 262'), '#3c3a50', { to: '#14121e' })
      s.gloss(116, 186, 5, 56, 0.7)
      s.gold(box(92, 106, 72, 26, 10))
      const head = ellipse(128, 58, 64, 62)
      s.steel(head)
      s.group(`clip-path="${s.clip(head)}"`, () => {
        for (let i = -8; i < 14; i++)
          s.stroke(
            `M${i * 15} -10L${i * 15 + 130} 130M${i * 15 + 130} -10L${i * 15} 130`,
            '#33415a',
            2.6,
            0.6,
          )
      })
      s.gold(box(62, 52, 132, 18, 8), { outline: 4 })
      s.gloss(102, 30, 24, 13, 0.9, -28)
    })
    for (const [x, y] of ring(2, 62, 72, (i) => 20 + i * 18, 300))
      s.flat(star(4, x, y, 22, 6), '#ffffff', 0.95)
    s.stroke(line('206 156 226 150 236 130'), s.palette.accent, 7)
    s.stroke(line('214 186 246 172 254 142'), s.palette.accent, 7)
  },
}
