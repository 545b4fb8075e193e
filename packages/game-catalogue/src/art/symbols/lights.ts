import { annulus, box, line, poly, soft, symPoly, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'
import { both } from './face.ts'

export const lights: Drawings<'lights'> = {
  lantern: (s) => {
    s.glow(128, 142, 122, '#ffc04a', 0.9)
    s.gold(annulus(128, 34, 30, 20), { outline: 4, depth: 5 })
    s.part(symPoly('128 50 150 52 190 92 128 96'), '#5a4a58', { to: '#2a2030' })
    s.part(box(76, 96, 104, 104, 8), '#ffd86a', {
      fill: s.radial(
        [
          [0, '#fffbe0'],
          [0.45, '#ffd04a'],
          [1, '#e0700a'],
        ],
        0.5,
        0.6,
        0.6,
      ),
    })
    s.flat(symSoft('128 116 146 144 150 172 128 186', 0.9), '#ff8a14', 0.85)
    s.flat(symSoft('128 138 138 158 138 176 128 182', 0.9), '#fffbe0')
    for (const x of [70, 120, 170])
      s.part(box(x, 92, 16, 112, 5), '#5a4a58', { outline: 4, to: '#2a2030', depth: 5 })
    s.part(box(58, 196, 140, 22, 8), '#6a5868', { to: '#2a2030' })
    s.part(box(74, 218, 108, 20, 8), '#4a3c4c', { to: '#1c1424' })
    both(s, () => s.gloss(158, 124, 5, 20, 0.6))
  },
  'paper-lantern': (s) => {
    s.glow(128, 124, 124, '#ff9a3c', 0.8)
    s.stroke('M128 6L128 40', '#3a1008', 7)
    const body = symSoft('128 48 178 52 222 94 222 150 178 192 128 196', 0.9)
    s.part(body, '#f0301e', {
      fill: s.radial(
        [
          [0, '#fff0a0'],
          [0.35, '#ff9a3a'],
          [0.75, '#e8301c'],
          [1, '#8a0c14'],
        ],
        0.46,
        0.52,
        0.6,
      ),
    })
    for (const w of [30, 62, 86])
      s.stroke(
        `M128 50C${128 - w * 1.3} 70 ${128 - w * 1.3} 174 128 194M128 50C${128 + w * 1.3} 70 ${128 + w * 1.3} 174 128 194`,
        '#8a0c14',
        3,
        0.55,
      )
    s.gold(box(88, 36, 80, 20, 8))
    s.gold(box(88, 188, 80, 20, 8))
    s.flat(symPoly('128 92 142 122 166 126 146 142 152 166 128 152'), '#fff0b0', 0.9)
    for (const x of [112, 128, 144])
      s.stroke(
        line([
          [x, 210],
          [x + 3, 228],
          [x - 2, 248],
        ]),
        '#e8b02a',
        6,
      )
    s.gloss(82, 92, 14, 28, 0.55, 24)
  },
  candle: (s) => {
    s.glow(128, 60, 92, '#ffd84a', 1)
    s.part(symSoft('128 12 148 48 152 78 128 96', 0.9), '#ffb01e', {
      outline: 3,
      to: '#ff5a1e',
      depth: 6,
    })
    s.flat(symSoft('128 40 138 62 138 80 128 88', 0.9), '#fffbe0')
    s.stroke('M128 84L128 108', '#3a1c08', 6)
    s.part(soft('88 112 104 104 128 112 152 104 168 112 168 208 88 208', 0.4), '#fff6e0', {
      to: '#d8b078',
    })
    s.part(
      soft(
        '88 110 128 118 168 110 170 134 162 158 152 136 138 144 130 176 118 148 104 140 98 162 88 140',
        0.8,
      ),
      '#fffdf4',
      { outline: 3, to: '#f0dcb4', depth: 6 },
    )
    s.gold(symSoft('128 198 184 200 214 212 190 238 128 244', 0.7))
    s.gold(annulus(220, 206, 26, 14), { outline: 4, depth: 5 })
    s.gloss(104, 176, 6, 24, 0.8)
  },
  lighthouse: (s) => {
    s.flat(poly('128 62 -10 14 -10 104'), '#fff4a0', 0.55)
    s.flat(poly('128 62 266 14 266 104'), '#fff4a0', 0.55)
    s.part(soft('24 246 48 208 100 200 160 202 210 210 234 246', 0.8), '#6a6470', { to: '#34303c' })
    const tower = symPoly('128 92 158 92 178 226 128 230')
    s.part(tower, '#fffaf0', { to: '#c8c4d4' })
    s.group(`clip-path="${s.clip(tower)}"`, () => {
      for (const y of [112, 164, 214])
        s.flat(
          `M60 ${y}Q128 ${y + 12} 196 ${y}L196 ${y + 24}Q128 ${y + 36} 60 ${y + 24}Z`,
          '#e8283c',
        )
      s.flat(poly('140 90 190 90 190 236 156 236'), '#1c1430', 0.22)
    })
    s.part(box(90, 80, 76, 16, 6), '#3a3448', { outline: 4 })
    s.part(box(104, 44, 48, 38, 4), '#ffe66a', { outline: 4, to: '#ffb01e', depth: 6 })
    s.glow(128, 62, 46, '#ffffff', 0.95)
    s.part(symSoft('128 14 148 28 162 48 128 50', 0.6), '#e8283c', { to: '#8a0c20' })
    s.part(box(118, 190, 20, 34, 9), '#4a2a18', { outline: 3, depth: 4 })
  },
  sailboat: (s) => {
    s.stroke('M124 20L124 196', '#4a2408', 13)
    s.stroke('M124 20L124 196', '#b8702e', 6)
    const sail = soft('134 26 206 60 228 118 222 168 136 176', 0.7)
    s.part(sail, '#e8402a', { to: '#9a1412' })
    s.group(`clip-path="${s.clip(sail)}"`, () => {
      for (const y of [64, 98, 132])
        s.stroke(`M128 ${y}Q190 ${y - 8} 240 ${y + 10}`, '#ffd28a', 6, 0.85)
    })
    s.part(soft('114 40 66 84 34 150 36 170 114 174', 0.7), '#ffd27a', { to: '#d8862a' })
    s.stroke(line('112 90 74 98 56 108'), '#a85a10', 4, 0.7)
    s.stroke(line('112 132 66 138 44 146'), '#a85a10', 4, 0.7)
    s.part('M14 186Q128 204 242 186Q226 236 186 240L72 240Q32 236 14 186Z', '#a8622c', {
      to: '#5a2a0c',
    })
    s.stroke(line('26 206 128 220 230 206'), '#e8b02a', 6)
    s.part(poly('124 10 172 22 124 36'), s.palette.pop, { outline: 4, depth: 4 })
    s.flat('M4 236Q36 220 68 236T132 236T196 236T252 234L252 250L4 250Z', '#bfeaff', 0.85)
  },
}
