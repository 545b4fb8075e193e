import { box, ellipse, line, ring, soft, symPoly, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'

export const plants: Drawings<'plants'> = {
  rose: (s) => {
    s.stroke(line('130 160 136 204 128 250'), '#14401c', 18)
    s.stroke(line('130 160 136 204 128 250'), '#4aa83c', 9)
    s.part(soft('136 222 176 178 226 184 204 226', 0.9), '#3f9c38', { to: '#1a5a24' })
    s.part(soft('126 226 84 190 36 200 62 236', 0.9), '#3f9c38', { to: '#1a5a24' })
    s.part(
      soft('128 16 178 28 212 70 204 126 166 164 128 174 90 164 52 126 44 70 78 28'),
      '#d8143c',
      { to: '#6a0420' },
    )
    s.part(
      soft('62 62 92 110 128 128 166 108 194 60 208 104 180 152 128 170 76 152 48 104'),
      '#f02a52',
      { outline: 3, to: '#8a0828' },
    )
    s.part(soft('80 52 104 34 148 32 178 52 174 90 146 112 110 112 84 90'), '#e01a44', {
      outline: 3,
      to: '#8a0828',
    })
    s.part(soft('100 58 124 46 154 56 156 80 132 94 106 84'), '#ff4a6e', {
      outline: 3,
      to: '#a80c30',
    })
    s.stroke(line('112 70 128 60 144 68 138 82 122 78'), '#6a0420', 5)
    s.gloss(70, 96, 8, 20, 0.5, -24)
  },
  lotus: (s) => {
    s.part(soft('10 186 60 172 128 196 196 172 246 186 206 226 128 240 50 226', 0.8), '#3aa85a', {
      to: '#125a3c',
    })
    for (const [turn, c] of [
      [-70, '#f06aa4'],
      [70, '#f06aa4'],
      [-44, '#ff86b8'],
      [44, '#ff86b8'],
      [-20, '#ffa4cc'],
      [20, '#ffa4cc'],
      [0, '#ffc4de'],
    ] as const) {
      s.group(`transform="rotate(${turn} 128 204)"`, () =>
        s.part(symSoft('128 34 158 82 164 142 128 206', 0.9), c, {
          outline: 4,
          to: '#d83a84',
          depth: 18,
        }),
      )
    }
    s.part(soft('84 206 96 168 128 150 160 168 172 206 128 218', 0.8), '#ffd0e4', {
      outline: 4,
      to: '#f0609c',
    })
    s.glow(128, 168, 42, '#fff4a0', 0.9)
    for (const [x, y] of [
      [112, 170],
      [128, 162],
      [144, 170],
      [120, 182],
      [136, 182],
    ] as const)
      s.flat(ellipse(x, y, 5), '#ffc01e')
  },
  sunflower: (s) => {
    for (const layer of [0, 1]) {
      for (let i = 0; i < 14; i++) {
        s.group(`transform="rotate(${i * 25.7 + layer * 12.8} 128 128)"`, () =>
          s.part(
            symSoft(layer ? '128 20 146 50 140 90 128 94' : '128 6 148 40 142 90 128 96', 0.9),
            layer ? '#ffcf2a' : '#f0a01a',
            { outline: 3, to: layer ? '#f09a14' : '#c86a0a', depth: 8 },
          ),
        )
      }
    }
    s.part(ellipse(128, 128, 56), '#7a4218', { to: '#3a1a08' })
    for (const [count, r] of [
      [16, 42],
      [11, 28],
      [6, 13],
    ] as const) {
      for (const [x, y] of ring(count, 128, 128, () => r)) s.flat(ellipse(x, y, 4.4), '#d8923a')
    }
    s.gloss(108, 100, 24, 10, 0.4, -34)
  },
  mushroom: (s) => {
    s.part(soft('96 130 160 130 168 184 182 226 150 244 106 244 74 226 88 184', 0.8), '#fff4dc', {
      to: '#c8a878',
    })
    s.part(soft('52 148 128 168 204 148 184 174 128 184 72 174', 0.9), '#f0d8ae', {
      to: '#b8905a',
      outline: 4,
    })
    const cap =
      'M14 142C14 62 66 18 128 18C190 18 242 62 242 142C226 164 178 152 128 158C78 152 30 164 14 142Z'
    s.part(cap, '#f03030', { to: '#9a0c1c' })
    s.group(`clip-path="${s.clip(cap)}"`, () => {
      for (const [x, y, rx, ry] of [
        [84, 68, 24, 19],
        [162, 54, 20, 15],
        [196, 106, 22, 21],
        [128, 112, 24, 19],
        [48, 122, 18, 19],
      ] as const)
        s.part(ellipse(x, y, rx, ry), '#fffaf0', { outline: 3, to: '#e0ccb0', depth: 6 })
    })
    s.gloss(92, 36, 30, 8, 0.6, -18)
  },
  'maple-leaf': (s) => {
    s.stroke(line('128 180 132 216 150 248'), '#4a1c04', 16)
    s.stroke(line('128 180 132 216 150 248'), '#c8702a', 8)
    s.part(
      symPoly(
        '128 10 148 56 172 44 168 100 206 72 212 96 246 98 222 142 236 156 184 188 188 204 128 196',
      ),
      '#f0601a',
      { to: '#b01c0a', depth: 22 },
    )
    for (const d of [
      'M128 192L128 34',
      'M128 180L210 104',
      'M128 180L46 104',
      'M128 190L182 184',
      'M128 190L74 184',
    ])
      s.stroke(d, '#ffd08a', 4, 0.75)
  },
  cactus: (s) => {
    const arm = (d: string) => {
      s.stroke(line(d), '#0c3a1c', 54)
      s.stroke(line(d), '#3aa052', 43)
      s.stroke(line(d), '#7ad87a', 6, 0.7)
    }
    arm('60 100 60 134 76 150 110 150')
    arm('196 74 196 112 180 128 146 128')
    s.part(box(92, 14, 72, 214, 36), '#3fae5a', { to: '#14602c' })
    for (const x of [110, 128, 146]) s.stroke(`M${x} 34L${x} 218`, '#0c4a20', 3.5, 0.5)
    for (const [x, y] of [
      [102, 70],
      [138, 96],
      [116, 130],
      [148, 160],
      [108, 186],
      [136, 48],
    ] as const)
      s.stroke(
        `M${x - 6} ${y - 5}L${x + 6} ${y + 5}M${x + 6} ${y - 5}L${x - 6} ${y + 5}`,
        '#f4ffd0',
        2.6,
      )
    s.part(soft(ring(10, 128, 18, (i) => (i % 2 ? 13 : 26))), '#ff4a8a', { outline: 4, depth: 5 })
    s.flat(ellipse(128, 18, 7), '#ffe06a')
    s.part(soft('30 246 60 222 128 216 196 222 226 246', 0.7), '#d8964a', { to: '#8a4c1c' })
  },
}
