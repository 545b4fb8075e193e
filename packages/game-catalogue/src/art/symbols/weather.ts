import { ellipse, line, poly, polar, soft, star, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'

export const weather: Drawings<'weather'> = {
  lightning: (s) => {
    s.glow(128, 128, 128, '#ffe63a', 0.8)
    const bolt = poly('150 6 46 142 112 146 84 250 214 98 146 96 186 6')
    s.stroke(bolt, s.palette.shadow, 20)
    s.stroke(bolt, '#ff8a1e', 10)
    s.part(bolt, '#ffe63a', { outline: 0, to: '#ff9a1e', depth: 20 })
    s.flat(poly('154 16 74 128 122 132 158 92 136 86 172 14'), '#ffffff', 0.6)
    for (const d of ['214 36 234 52 226 66 248 80', '22 176 40 190 30 206 52 224'])
      s.stroke(line(d), '#ffffff', 5, 0.9)
  },
  cloud: (s) => {
    for (const [x, y] of [
      [76, 198],
      [128, 206],
      [178, 198],
    ] as const) {
      s.part(
        soft(
          [
            [x, y - 6],
            [x + 14, y + 26],
            [x, y + 42],
            [x - 14, y + 26],
          ],
          0.9,
        ),
        '#4ab8ff',
        { outline: 4, to: '#1460c8', depth: 6 },
      )
      s.gloss(x - 4, y + 22, 3, 8, 0.9)
    }
    s.part(
      soft(
        '30 172 10 138 34 104 62 98 78 54 130 36 176 62 188 94 226 104 248 140 224 176 176 186 80 186',
      ),
      '#eaf2ff',
      { to: '#7c94c4', depth: 26 },
    )
    s.flat(soft('62 98 78 58 130 44 172 66 150 92 110 84 88 106'), '#ffffff', 0.8)
    s.stroke(line('70 150 104 162 136 150'), '#8aa2cc', 6, 0.6)
    s.stroke(line('150 134 178 142 202 132'), '#8aa2cc', 6, 0.6)
    s.part(poly('140 130 104 186 130 188 116 236 168 172 142 170 158 130'), '#ffe63a', {
      outline: 5,
      to: '#ff9a1e',
      depth: 8,
    })
  },
  snowflake: (s) => {
    s.glow(128, 128, 126, '#a8e8ff', 0.8)
    for (const [colour, w] of [
      ['#0e3c78', 27],
      ['#5ab8f4', 17],
      ['#e8fbff', 8],
    ] as const) {
      for (let i = 0; i < 6; i++) {
        s.group(`transform="rotate(${i * 60} 128 128)"`, () =>
          s.stroke(
            'M128 128L128 18M128 58L100 34M128 58L156 34M128 92L94 66M128 92L162 66',
            colour,
            w,
          ),
        )
      }
    }
    s.part(star(6, 128, 128, 36, 22), '#ffffff', { outline: 4, to: '#5ab8f4' })
    for (let i = 0; i < 6; i++) {
      const [x, y] = polar(128, 128, 110, i * 60)
      s.flat(ellipse(x, y, 6), '#ffffff')
    }
  },
  flame: (s) => {
    s.glow(128, 150, 126, '#ff8a1e', 0.8)
    s.part(
      soft(
        '136 6 146 58 192 96 222 150 204 214 150 246 100 246 50 212 34 154 58 112 76 84 88 116 104 64',
        0.95,
      ),
      '#f8401a',
      { to: '#b80c14', depth: 22 },
    )
    s.part(
      soft('136 70 146 112 180 142 186 188 158 232 106 234 72 198 78 152 96 166 112 118', 0.95),
      '#ff9a1e',
      { outline: 0, to: '#f04a0e', depth: 12 },
    )
    s.part(symSoft('130 132 152 168 154 208 128 232', 0.9), '#ffe65a', {
      outline: 0,
      to: '#ffb01e',
      depth: 8,
    })
    s.flat(symSoft('128 176 138 196 138 216 128 226', 0.9), '#fffde0')
    for (const [x, y, r] of [
      [212, 62, 8],
      [44, 70, 7],
      [186, 34, 5],
      [66, 34, 5],
    ] as const)
      s.flat(ellipse(x, y, r, r * 1.3), '#ffc83a')
  },
}
