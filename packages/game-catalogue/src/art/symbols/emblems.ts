import type { Hex } from '../../types.ts'
import { strokeLetters } from '../letters.ts'
import { ellipse, poly, polar, ring, soft, star, symPoly } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Drawings } from './drawing.ts'

function rays(s: Sheet, colour: Hex, opacity: number): void {
  for (let i = 0; i < 12; i++) {
    const [a, b] = [polar(128, 128, 126, i * 30 - 6), polar(128, 128, 126, i * 30 + 6)]
    s.flat(poly([[128, 128], a, b]), colour, opacity)
  }
}

/** A band across the symbol that carries its word. */
function ribbon(s: Sheet, y: number, colour: Hex, dark: Hex): void {
  s.part(
    poly([
      [0, y - 18],
      [40, y - 26],
      [40, y + 38],
      [0, y + 46],
      [18, y + 14],
    ]),
    dark,
  )
  s.part(
    poly([
      [256, y - 18],
      [216, y - 26],
      [216, y + 38],
      [256, y + 46],
      [238, y + 14],
    ]),
    dark,
  )
  s.gold(
    soft(
      [
        [18, y - 38],
        [128, y - 50],
        [238, y - 38],
        [238, y + 36],
        [128, y + 26],
        [18, y + 36],
      ],
      0.5,
    ),
  )
  s.part(
    soft(
      [
        [26, y - 29],
        [128, y - 40],
        [230, y - 29],
        [230, y + 27],
        [128, y + 17],
        [26, y + 27],
      ],
      0.5,
    ),
    colour,
    { outline: 3, to: dark },
  )
}

export const emblems: Drawings<'emblems'> = {
  coin: (s) => {
    s.glow(128, 128, 128, '#ffd84a', 0.6)
    s.gold(ellipse(128, 128, 108), { outline: 7 })
    for (const [x, y] of ring(28, 128, 128, () => 95)) s.flat(ellipse(x, y, 4.4), '#8a4c06', 0.8)
    s.part(ellipse(128, 128, 82), '#f0b428', {
      outline: 4,
      fill: s.radial(
        [
          [0, '#fff0a0'],
          [0.6, '#f0b020'],
          [1, '#a86404'],
        ],
        0.36,
        0.3,
        0.9,
      ),
      depth: 14,
    })
    s.gold(star(5, 128, 132, 58, 26), { outline: 4, depth: 8 })
    s.gloss(86, 72, 36, 14, 0.85, -40)
    s.flat(star(4, 198, 62, 30, 7), '#ffffff')
  },
  jackpot: (s) => {
    rays(s, '#ffd84a', 0.5)
    s.gold(poly(ring(32, 128, 120, (i) => (i % 2 ? 96 : 110))))
    s.part(ellipse(128, 120, 86), '#c8143c', {
      outline: 4,
      fill: s.radial(
        [
          [0, '#ff6a5a'],
          [0.6, '#d8143c'],
          [1, '#6a0424'],
        ],
        0.42,
        0.36,
        0.8,
      ),
    })
    for (const [x, y] of ring(16, 128, 120, () => 76)) {
      s.glow(x, y, 11, '#fff4a0', 0.9)
      s.flat(ellipse(x, y, 4.6), '#fffbe0')
    }
    s.gold(symPoly('128 42 144 76 174 56 168 108 128 112'), { outline: 4 })
    for (const [x, y] of [
      [128, 38],
      [178, 52],
      [78, 52],
    ] as const)
      s.gold(ellipse(x, y, 7), { outline: 3, depth: 2 })
    ribbon(s, 158, '#3a1490', '#1c0a54')
    strokeLetters(s, 'JACKPOT', 128, 152, 30, '#ffe27a', { width: 7.6, tracking: 3.4 })
  },
  wild: (s) => {
    rays(s, s.palette.glow, 0.5)
    s.gold(star(12, 128, 122, 118, 92))
    s.part(star(12, 128, 122, 102, 80), s.palette.pop, { outline: 4, to: s.palette.mid, depth: 20 })
    s.gold(star(5, 128, 78, 50, 23), { outline: 4 })
    ribbon(s, 150, '#e01c48', '#7a0428')
    strokeLetters(s, 'WILD', 128, 145, 46, '#fff0a0', { width: 11, tracking: 3.8 })
  },
  scatter: (s) => {
    s.glow(128, 118, 126, s.palette.accent, 0.8)
    s.gold(poly(ring(8, 128, 118, () => 114, 22.5)))
    s.part(poly(ring(8, 128, 118, () => 96, 22.5)), s.palette.mid, {
      outline: 4,
      to: s.palette.deep,
    })
    for (let i = 0; i < 8; i++) {
      const [a, b] = [polar(128, 118, 94, i * 45 - 10), polar(128, 118, 94, i * 45 + 10)]
      s.flat(poly([[128, 118], a, b]), s.palette.glow, 0.4)
    }
    s.gold(star(8, 128, 96, 66, 30), { outline: 5 })
    s.part(ellipse(128, 96, 22), s.palette.pop, { outline: 3, depth: 6 })
    s.gloss(121, 88, 8, 5, 0.95)
    ribbon(s, 168, '#1450c8', '#08246a')
    strokeLetters(s, 'SCATTER', 128, 162, 30, '#ffffff', { width: 7.6, tracking: 3.4 })
  },
  bonus: (s) => {
    rays(s, s.palette.accent, 0.45)
    s.gold(ellipse(128, 118, 112))
    s.part(ellipse(128, 118, 94), '#7a1cc8', {
      outline: 4,
      fill: s.radial(
        [
          [0, '#d88aff'],
          [0.55, '#8a2ad8'],
          [1, '#34066a'],
        ],
        0.42,
        0.32,
        0.85,
      ),
    })
    for (const [x, y, r, turn] of [
      [128, 74, 42, 0],
      [78, 100, 26, -14],
      [178, 100, 26, 14],
    ] as const)
      s.gold(star(5, x, y, r, r * 0.46, turn), { outline: 4, depth: 6 })
    ribbon(s, 162, '#f07a14', '#9a3404')
    strokeLetters(s, 'BONUS', 128, 157, 39, '#fff6c0', { width: 9.6, tracking: 3.7 })
  },
}
