import { box, ellipse, line, poly, polar, ring, soft } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Drawings } from './drawing.ts'

const colours = ['#ff4a7a', '#ffd23a', '#3ac8f0', '#6ad84a', '#ffffff', '#b45cf0']

function sprinkles(s: Sheet, places: readonly (readonly [number, number, number])[]): void {
  places.forEach(([x, y, turn], i) =>
    s.add(
      `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-9" y="-3.5" width="18" height="7" rx="3.5" fill="${colours[i % colours.length]}" stroke="#5a1440" stroke-opacity=".35" stroke-width="1.5"/></g>`,
    ),
  )
}

export const sweets: Drawings<'sweets'> = {
  cupcake: (s) => {
    s.part(poly('56 150 200 150 178 242 78 242'), s.palette.pop, { to: s.palette.mid })
    for (const x of [84, 106, 128, 150, 172])
      s.stroke(`M${x} 152L${128 + (x - 128) * 0.78} 240`, '#ffffff', 5, 0.45)
    s.part(
      soft(
        '30 140 46 108 74 104 84 70 116 58 140 58 172 70 182 104 212 108 226 140 204 164 160 158 128 168 94 158 52 164',
      ),
      '#ff9ac8',
      { to: '#e04a94' },
    )
    s.part(soft('76 92 96 58 128 42 162 58 180 92 150 104 106 104'), '#ffb8da', {
      outline: 3,
      to: '#f072b0',
    })
    sprinkles(s, [
      [70, 132, 30],
      [104, 126, -40],
      [140, 134, 20],
      [176, 128, -20],
      [96, 84, 60],
      [152, 84, -50],
      [128, 102, 0],
      [200, 138, 40],
    ])
    s.part(ellipse(130, 36, 25), '#e8183c')
    s.gloss(121, 27, 9, 6, 0.95, -30)
    s.stroke(
      line([
        [132, 14],
        [140, 2],
      ]),
      '#3a6a1c',
      6,
    )
    s.gloss(84, 72, 14, 7, 0.6, -40)
  },
  donut: (s) => {
    s.part(ellipse(128, 136, 110, 104), '#e8a85a', { to: '#a8622a' })
    const icing = soft(ring(16, 128, 128, (i) => (i % 2 === 0 ? 106 : 94)))
    s.part(icing, '#ff6ab0', { outline: 3, to: '#e0348a' })
    sprinkles(
      s,
      Array.from({ length: 15 }, (_, i) => {
        const [x, y] = polar(128, 128, i % 2 ? 58 : 80, i * 24)
        return [x, y, i * 67] as const
      }),
    )
    s.part(ellipse(128, 132, 35, 33), '#8a4a20', { depth: 12 })
    s.flat(ellipse(128, 136, 28, 27), s.palette.shadow)
    s.gloss(80, 70, 30, 11, 0.8, -38)
  },
  lollipop: (s) => {
    s.stroke('M134 150L160 246', '#7a3a5a', 18)
    s.stroke('M134 150L160 246', '#fff6f0', 10)
    s.part(ellipse(122, 102, 94), '#ff4a86')
    s.group(`clip-path="${s.clip(ellipse(122, 102, 94))}"`, () => {
      for (let i = 0; i < 6; i++) {
        const turn = i * 60
        const [a, b, c] = [
          polar(122, 102, 50, turn + 50),
          polar(122, 102, 110, turn + 96),
          polar(122, 102, 110, turn + 124),
        ]
        const d = polar(122, 102, 46, turn + 84)
        s.flat(
          `M122 102Q${a[0]} ${a[1]} ${b[0]} ${b[1]}L${c[0]} ${c[1]}Q${d[0]} ${d[1]} 122 102Z`,
          i % 2 ? '#ffffff' : '#ffd84a',
          0.95,
        )
      }
    })
    s.stroke(ellipse(122, 102, 88), '#ffffff', 4, 0.4)
    s.gloss(84, 56, 32, 17, 0.8, -34)
    s.part(poly('146 196 192 176 190 222'), s.palette.pop, { outline: 4 })
    s.part(poly('146 196 102 198 118 234'), s.palette.pop, { outline: 4 })
    s.part(ellipse(147, 199, 12), s.palette.pop, { outline: 4 })
  },
  'ice-cream': (s) => {
    const cone = poly('68 138 188 138 130 250 124 250')
    s.part(cone, '#f0b45a', { to: '#b86a24' })
    s.group(`clip-path="${s.clip(cone)}"`, () => {
      for (let i = -4; i < 8; i++)
        s.stroke(
          `M${i * 26} 130L${i * 26 + 90} 256M${i * 26 + 120} 130L${i * 26 + 30} 256`,
          '#a85a1c',
          3.5,
          0.6,
        )
    })
    s.part(ellipse(86, 108, 46), '#8ae0c0', { to: '#2aa88a' })
    s.part(ellipse(170, 108, 46), '#ffe08a', { to: '#e89a2a' })
    s.part(ellipse(128, 70, 50), '#ff9ac0', { to: '#e04a86' })
    s.part(
      soft('52 134 78 146 98 140 118 156 138 142 158 150 180 140 204 134 190 118 128 116 68 118'),
      '#fff2e0',
      { outline: 4, to: '#f0c8a0' },
    )
    s.part(ellipse(132, 24, 20), '#e8183c')
    s.gloss(125, 17, 7, 5, 0.9)
    s.gloss(108, 48, 16, 9, 0.8, -34)
    sprinkles(s, [
      [104, 78, 40],
      [140, 66, -30],
      [150, 92, 70],
      [120, 98, 10],
    ])
  },
  'wrapped-sweet': (s) => {
    s.group('transform="rotate(-22 128 128)"', () => {
      for (const side of [1, -1]) {
        s.group(side === 1 ? '' : 'transform="translate(256 0) scale(-1 1)"', () => {
          s.part(poly('186 128 250 78 240 110 256 128 240 148 250 178'), '#ff7ab4', {
            to: '#d8347c',
          })
          s.stroke('M196 128L238 104M196 128L238 152', '#ffffff', 4, 0.5)
        })
      }
      const body = ellipse(128, 128, 72, 64)
      s.part(body, '#ff3a78', { to: '#b80c4a' })
      s.group(`clip-path="${s.clip(body)}"`, () => {
        for (const x of [40, 88, 136, 184])
          s.flat(
            `M${x} 50Q${x + 44} 128 ${x} 206L${x + 22} 206Q${x + 66} 128 ${x + 22} 50Z`,
            '#fff2f6',
            0.95,
          )
      })
      s.gloss(104, 92, 34, 13, 0.85, -14)
      for (const x of [58, 186]) s.gold(box(x, 104, 12, 48, 6), { outline: 3, depth: 3 })
    })
  },
}
