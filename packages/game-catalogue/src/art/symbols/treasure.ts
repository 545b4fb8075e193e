import { annulus, box, ellipse, line, poly, ring, soft, symPoly, symSoft } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Hex } from '../../types.ts'
import type { Drawings } from './drawing.ts'
import { both } from './face.ts'

const stone = (s: Sheet, x: number, y: number, r: number, colour: Hex) => {
  s.part(ellipse(x, y, r), colour, { outline: 3, depth: r * 0.5 })
  s.gloss(x - r * 0.3, y - r * 0.35, r * 0.42, r * 0.26, 0.9)
}

export const treasure: Drawings<'treasure'> = {
  chest: (s) => {
    s.glow(128, 104, 118, '#ffe06a', 0.8)
    s.part('M34 108L34 84C34 36 222 36 222 84L222 108Z', '#8a4a1c', { to: '#4a2208' })
    for (const x of [58, 184]) s.gold(box(x, 46, 16, 62, 4), { outline: 3, depth: 5 })
    for (const [x, y, r] of [
      [66, 112, 20],
      [100, 104, 24],
      [138, 100, 26],
      [176, 106, 22],
      [198, 114, 16],
      [120, 116, 18],
      [156, 118, 18],
    ] as const) {
      s.gold(ellipse(x, y, r, r * 0.82), { outline: 4, depth: 6 })
      s.stroke(ellipse(x, y, r * 0.62, r * 0.5), '#a86a0a', 3, 0.8)
    }
    stone(s, 88, 122, 12, '#e8203c')
    stone(s, 178, 124, 12, '#2a8af0')
    s.part(box(26, 126, 204, 100, 12), '#a05a24', { to: '#5a2a0a' })
    for (const y of [152, 178, 204]) s.stroke(`M32 ${y}L224 ${y}`, '#3c1a04', 4, 0.6)
    for (const x of [48, 190]) s.gold(box(x, 122, 20, 108, 4), { outline: 4, depth: 6 })
    s.gold(box(20, 120, 216, 20, 8), { outline: 4 })
    s.gold(box(102, 128, 52, 56, 12))
    s.flat(`${ellipse(128, 150, 9)}M124 152L132 152L136 172L120 172Z`, '#2c1404')
  },
  crown: (s) => {
    s.flat(symSoft('128 76 180 90 196 150 128 170'), '#8a1034')
    s.gold(symPoly('128 34 158 104 216 58 234 66 210 186 128 196'))
    s.gold(symSoft('128 176 212 166 216 216 128 230', 0.6))
    stone(s, 128, 140, 20, '#e8183c')
    both(s, () => {
      stone(s, 182, 136, 13, '#2a9af0')
      s.gold(ellipse(228, 56, 15), { outline: 4 })
      stone(s, 172, 200, 10, '#22c878')
    })
    s.gold(ellipse(128, 28, 18), { outline: 4 })
    stone(s, 128, 206, 11, '#b44cf0')
    s.gloss(72, 132, 8, 34, 0.6, -18)
  },
  goblet: (s) => {
    s.gold(symSoft('128 208 150 212 190 226 186 242 128 246', 0.7))
    s.gold(symSoft('128 136 144 150 140 196 152 218 128 222', 0.8))
    s.gold(symSoft('128 30 212 36 206 100 176 146 128 160', 0.9))
    s.part(ellipse(128, 40, 82, 20), '#8a1034', { outline: 4, depth: 8 })
    s.gloss(104, 38, 36, 6, 0.5)
    stone(s, 128, 100, 19, '#e8183c')
    both(s, () => stone(s, 180, 90, 12, '#22b8d8'))
    s.stroke(line('54 66 128 78 202 66'), '#8a4c06', 5, 0.7)
    s.gloss(72, 86, 9, 32, 0.8, -10)
  },
  key: (s) => {
    s.group('transform="rotate(40 128 128)"', () => {
      s.gold(box(117, 96, 22, 146, 8))
      s.gold(poly('136 188 176 188 176 204 162 204 162 212 176 212 176 232 136 232'))
      s.gold(annulus(128, 62, 56, 26))
      for (const [x, y] of ring(4, 128, 62, () => 56, 0)) s.gold(ellipse(x, y, 13), { outline: 4 })
      s.gold(box(104, 112, 48, 16, 7), { outline: 4 })
      stone(s, 128, 62, 20, '#e8183c')
    })
  },
  map: (s) => {
    s.group('transform="rotate(-7 128 128)"', () => {
      s.part(poly('22 54 90 38 164 60 234 42 238 200 166 220 92 196 24 214'), '#f4d89a', {
        to: '#c08a44',
      })
      s.flat(poly('90 38 164 60 166 220 92 196'), '#a8702c', 0.22)
      s.flat(soft('40 80 76 66 84 110 56 132 38 116'), '#7ab87a', 0.7)
      s.flat(soft('118 84 158 78 152 120 124 128'), '#7ab87a', 0.7)
      s.flat(soft('172 150 222 138 220 190 178 196'), '#6aa8c8', 0.6)
      s.add(
        '<path d="M52 176Q76 136 112 158T168 116T204 92" fill="none" stroke="#8a1c14" stroke-width="8" stroke-dasharray="15 11" stroke-linecap="round"/>',
      )
      s.stroke('M190 72L220 104M220 72L190 104', '#5a0a08', 18)
      s.stroke('M190 72L220 104M220 72L190 104', '#f0301c', 11)
    })
    s.part(ellipse(62, 200, 30), '#e8203c', { to: '#8a0818' })
    s.stroke(ellipse(62, 200, 17), '#8a0818', 5, 0.7)
  },
  ring: (s) => {
    s.gold(annulus(128, 164, 80, 58), { depth: 10 })
    s.glow(128, 66, 90, s.palette.glow, 0.6)
    s.gold(poly('92 96 164 96 150 116 106 116'))
    s.part(poly('84 28 172 28 200 62 128 116 56 62'), '#f0285a', { outline: 6, to: '#8a0830' })
    s.flat(poly('84 28 106 62 56 62'), '#ffffff', 0.5)
    s.flat(poly('106 62 150 62 128 116'), '#ffffff', 0.3)
    s.flat(poly('84 28 172 28 150 62 106 62'), '#ffb0c8', 0.6)
    s.flat(poly('150 62 200 62 128 116'), '#5a0020', 0.35)
    s.gloss(70, 150, 8, 32, 0.8, 16)
  },
  'gold-bar': (s) => {
    const bar = (x: number, y: number) => {
      s.gold(
        poly([
          [x, y + 30],
          [x + 24, y],
          [x + 112, y],
          [x + 92, y + 30],
        ]),
        { outline: 5, depth: 5 },
      )
      s.gold(
        poly([
          [x + 92, y + 30],
          [x + 112, y],
          [x + 126, y + 56],
          [x + 106, y + 80],
        ]),
        { outline: 5, depth: 6 },
      )
      s.gold(
        poly([
          [x, y + 30],
          [x + 92, y + 30],
          [x + 106, y + 80],
          [x - 14, y + 80],
        ]),
        { outline: 5 },
      )
      s.stroke(box(x + 16, y + 44, 62, 22, 4), '#8a4c06', 3.5, 0.7)
    }
    s.glow(128, 128, 126, '#ffe06a', 0.5)
    bar(22, 148)
    bar(126, 148)
    bar(72, 64)
    s.flat('M172 40Q175 57 192 60Q175 63 172 80Q169 63 152 60Q169 57 172 40Z', '#ffffff')
  },
}
