import { ellipse, flip, line, poly, soft, symSoft } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Drawings } from './drawing.ts'

function leaf(s: Sheet, x: number, y: number, length: number, degrees: number): void {
  s.group(`transform="translate(${x} ${y}) rotate(${degrees})"`, () => {
    s.part(
      soft([
        [0, 0],
        [length * 0.4, -length * 0.26],
        [length, 0],
        [length * 0.4, length * 0.24],
      ]),
      '#4fb52e',
      { outline: 4, depth: 10 },
    )
    s.stroke(`M6 0L${length * 0.8} 0`, '#24701c', 3, 0.7)
  })
}

function berry(s: Sheet, x: number, y: number, r: number, colour: `#${string}`): void {
  s.part(ellipse(x, y, r), colour)
  s.gloss(x - r * 0.36, y - r * 0.42, r * 0.34, r * 0.24, 0.85, -32)
  s.gloss(x + r * 0.4, y + r * 0.5, r * 0.3, r * 0.14, 0.3, -36)
}

const seeds = (s: Sheet, points: readonly Point[], fill: string, size = 4) => {
  for (const [x, y] of points) s.flat(ellipse(x, y, size * 0.7, size), fill)
}

export const fruits: Drawings<'fruits'> = {
  cherry: (s) => {
    const stem = line('84 160 104 92 168 34')
    const other = line('176 176 178 108 168 34')
    for (const d of [stem, other]) {
      s.stroke(d, '#1c3a10', 15)
      s.stroke(d, '#6fae2c', 8)
    }
    leaf(s, 166, 40, 78, 24)
    berry(s, 78, 178, 58, '#d8122e')
    berry(s, 180, 186, 54, '#e21c3a')
  },
  lemon: (s) => {
    s.group('transform="rotate(-28 128 134)"', () => {
      s.part(
        soft(
          '18 134 46 110 84 74 128 62 176 74 212 112 240 134 212 160 176 194 128 206 84 196 46 160',
        ),
        '#ffd91c',
        { to: '#d98a00' },
      )
      s.gloss(98, 100, 44, 18, 0.85, -18)
      seeds(
        s,
        [
          [150, 120],
          [170, 150],
          [130, 160],
          [190, 128],
          [106, 140],
        ],
        '#c98a00',
        3,
      )
    })
    leaf(s, 196, 66, 56, -50)
  },
  orange: (s) => {
    s.part(ellipse(128, 142, 92, 88), '#ff8a14', { to: '#c84a00' })
    seeds(
      s,
      [
        [90, 180],
        [120, 200],
        [160, 186],
        [190, 150],
        [150, 150],
        [176, 116],
      ],
      '#b84a00',
      3,
    )
    s.gloss(96, 104, 36, 22, 0.85, -28)
    leaf(s, 128, 58, 76, -16)
    leaf(s, 126, 58, 56, 196)
    s.part(ellipse(128, 58, 10, 7), '#5a7a1a', { outline: 3, depth: 0 })
  },
  plum: (s) => {
    s.stroke(line('130 66 138 40 158 24'), '#3a2208', 14)
    s.part(symSoft('128 62 176 52 216 98 212 164 172 216 128 226'), '#7a2cc0', {
      to: '#34106a',
    })
    s.stroke(line('128 64 112 104 114 168 126 222'), '#2a0c54', 6, 0.5)
    s.gloss(82, 104, 26, 34, 0.8, 24)
    leaf(s, 140, 56, 82, -18)
  },
  grapes: (s) => {
    s.stroke(line('128 80 132 48 150 24'), '#4a2c0c', 13)
    leaf(s, 134, 58, 84, 8)
    leaf(s, 124, 58, 74, 168)
    const rows: Point[] = [
      [68, 96],
      [110, 88],
      [150, 90],
      [190, 98],
      [88, 132],
      [130, 128],
      [172, 134],
      [106, 168],
      [150, 170],
      [128, 206],
    ]
    for (const [x, y] of rows) berry(s, x, y, 27, y > 160 ? '#6c1fae' : '#8a34d0')
  },
  watermelon: (s) => {
    s.group('transform="rotate(-12 128 128)"', () => {
      const wedge = 'M14 92Q128 128 242 92Q238 224 128 228Q18 224 14 92Z'
      s.part(wedge, '#1f8a3a', { to: '#0c4a20' })
      s.flat('M30 100Q128 130 226 100Q218 206 128 210Q38 206 30 100Z', '#eafccf')
      s.part('M38 104Q128 132 218 104Q208 196 128 200Q48 196 38 104Z', '#ff3d55', {
        outline: 0,
        to: '#c81436',
        depth: 10,
      })
      seeds(
        s,
        [
          [78, 132],
          [112, 148],
          [146, 148],
          [180, 132],
          [96, 168],
          [128, 178],
          [160, 168],
        ],
        '#2a0a10',
        8,
      )
      s.gloss(92, 124, 40, 9, 0.5, 8)
    })
  },
  strawberry: (s) => {
    s.part(symSoft('128 74 176 60 214 94 198 160 160 216 128 236'), '#f01d3c', {
      to: '#a20626',
    })
    seeds(
      s,
      [
        [84, 108],
        [116, 116],
        [150, 108],
        [184, 114],
        [100, 146],
        [134, 146],
        [168, 144],
        [116, 178],
        [150, 176],
        [134, 206],
      ],
      '#ffd76a',
      6,
    )
    s.gloss(80, 100, 18, 28, 0.6, 30)
    const right: Point[] = [
      [128, 70],
      [176, 50],
      [160, 76],
      [214, 78],
      [172, 96],
      [150, 86],
      [128, 104],
    ]
    s.part(poly([...right, ...flip(right).toReversed()]), '#4dbb30', { depth: 8 })
    s.stroke(line('128 70 130 48 142 30'), '#2c6a1a', 12)
  },
  pineapple: (s) => {
    for (const turn of [-52, 52, -28, 28, 0]) {
      s.group(`transform="rotate(${turn} 128 104)"`, () =>
        s.part(soft('128 8 146 56 140 108 116 108 110 56', 0.7), '#3fa838', {
          outline: 4,
          depth: 8,
        }),
      )
    }
    const body = symSoft('128 82 176 96 196 158 170 226 128 242')
    s.part(body, '#ffb81c', { to: '#b85a00' })
    s.group(`clip-path="${s.clip(body)}"`, () => {
      for (let i = -6; i < 8; i++) {
        s.stroke(`M${i * 34} 80L${i * 34 + 170} 250`, '#9a5000', 4, 0.55)
        s.stroke(`M${i * 34 + 170} 80L${i * 34} 250`, '#9a5000', 4, 0.55)
      }
    })
    s.gloss(96, 128, 14, 34, 0.7, 14)
  },
}
