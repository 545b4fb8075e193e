import { darken } from '../../colour.ts'
import { box, ellipse, line, polar, poly, round, soft, star, symSoft } from '../shapes.ts'
import { strokeLetters } from '../letters.ts'
import type { Drawings } from './drawing.ts'

export const classics: Drawings<'classics'> = {
  seven: (s) => {
    const d =
      'M34 40C86 62 128 20 222 40L224 82C170 128 146 176 142 230L70 230C76 172 112 128 154 96C116 104 92 92 62 118L38 112Z'
    s.stroke(d, darken(s.palette.shadow, 0.2), 26)
    s.stroke(
      d,
      s.linear([
        [0, '#fff6b8'],
        [0.5, '#f0b422'],
        [0.62, '#ffe890'],
        [1, '#8a4a04'],
      ]),
      16,
    )
    s.part(d, '#f0142e', { outline: 2, to: '#8a0018', depth: 22 })
    s.flat('M48 54C92 72 132 34 210 52L206 66C140 52 100 86 52 72Z', '#ffffff', 0.45)
    s.stroke(line('126 206 136 170 158 134'), '#ffffff', 6, 0.4)
  },
  bar: (s) => {
    s.gold(box(14, 70, 228, 116, 22))
    s.part(box(30, 86, 196, 84, 12), '#201634', { outline: 3, to: '#4a2a78', depth: 14 })
    strokeLetters(s, 'BAR', 128, 128, 58, '#fff3b0', { width: 12 })
    s.gold(star(5, 128, 44, 24, 11), { outline: 4 })
    s.gold(star(5, 128, 216, 24, 11, 0), { outline: 4 })
    s.gloss(128, 92, 86, 8, 0.5)
  },
  bell: (s) => {
    s.part(ellipse(128, 214, 24, 22), '#b06a08')
    s.gold(symSoft('128 30 164 44 190 100 200 158 232 196 128 208', 0.9))
    s.gold(box(22, 180, 212, 30, 15))
    s.gold(ellipse(128, 28, 16), { outline: 5 })
    s.gloss(96, 96, 13, 50, 0.85, 12)
    s.stroke(line('70 158 128 168 188 158'), '#8a4c06', 5, 0.6)
  },
  horseshoe: (s) => {
    const d = soft(
      '60 232 28 160 34 84 80 30 128 18 176 30 222 84 228 160 196 232 156 220 178 150 170 96 128 66 86 96 78 150 100 220',
      0.9,
    )
    s.gold(d)
    for (const [x, y] of [
      [50, 180],
      [52, 112],
      [88, 58],
      [168, 58],
      [204, 112],
      [206, 180],
    ] as const) {
      s.part(ellipse(x, y, 9, 9), '#7a3c04', { outline: 2, depth: 4, shine: 0.2 })
    }
    s.gloss(92, 46, 36, 9, 0.7, -26)
  },
  clover: (s) => {
    s.stroke(line('130 140 140 196 170 240'), '#0e3a14', 20)
    s.stroke(line('130 140 140 196 170 240'), '#3fa83c', 11)
    for (const turn of [0, 90, 180, 270]) {
      s.group(`transform="rotate(${turn + 45} 128 122)"`, () => {
        s.part(symSoft('128 124 176 82 176 34 150 22 128 44', 0.95), '#36b04a', {
          to: '#0f6a2a',
        })
        s.stroke('M128 112L128 60', '#c8f58a', 4, 0.6)
      })
    }
    s.gloss(92, 74, 22, 12, 0.5, -40)
  },
  star: (s) => {
    s.gold(star(5, 128, 134, 118, 52), { outline: 7, depth: 18 })
    for (let i = 0; i < 5; i++) {
      const tip = polar(128, 134, 104, i * 72)
      const dent = polar(128, 134, 46, i * 72 + 36)
      s.flat(poly([[128, 134], tip, dent]), '#8a4a00', 0.26)
    }
    s.gloss(100, 96, 26, 14, 0.7, -30)
  },
  dice: (s) => {
    const top = poly('128 22 228 72 128 122 28 72')
    const left = poly('28 72 128 122 128 236 28 184')
    const right = poly('228 72 128 122 128 236 228 184')
    s.stroke(top + left + right, s.palette.shadow, 14)
    s.part(left, '#e2203c', { outline: 0, to: '#9a0c2a', depth: 10 })
    s.part(right, '#a81030', { outline: 0, to: '#5e041c', depth: 10 })
    s.part(top, '#ff5a6a', { outline: 0, depth: 10 })
    const pip = (x: number, y: number, rx: number, ry: number) =>
      s.flat(ellipse(round(x), round(y), rx, ry), '#fff8ea')
    for (const [x, y] of [[128, 72]] as const) pip(x, y, 18, 10)
    for (const [x, y] of [
      [54, 112],
      [102, 190],
      [54, 166],
      [102, 134],
      [78, 150],
    ] as const)
      pip(x, y, 8, 12)
    for (const [x, y] of [
      [154, 134],
      [178, 152],
      [202, 170],
    ] as const)
      pip(x, y, 8, 12)
  },
}
