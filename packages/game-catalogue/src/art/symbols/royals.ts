import { darken } from '../../colour.ts'
import type { Hex } from '../../types.ts'
import { ellipse } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Drawings } from './drawing.ts'

/** A letter with a gold border round a coloured, bevelled face. */
function letter(s: Sheet, d: string, colour: Hex, dark: Hex): void {
  s.stroke(d, darken(s.palette.shadow, 0.25), 30)
  s.stroke(
    d,
    s.linear([
      [0, '#fff8c8'],
      [0.42, '#f2b928'],
      [0.55, '#ffeaa0'],
      [1, '#7c4204'],
    ]),
    20,
  )
  s.stroke(d, '#5c2c04', 8)
  s.part(d, colour, { outline: 0, to: dark, depth: 18, shine: 0.7 })
  s.group(`clip-path="${s.clip(d)}"`, () => {
    s.flat('M0 0L256 0L256 104Q128 148 0 112Z', '#ffffff', 0.22)
  })
}

const paths = {
  a: 'M104 36L152 36L212 204L226 204L226 224L150 224L150 204L164 204L156 180L100 180L92 204L106 204L106 224L30 224L30 204L44 204ZM128 92L109 152L147 152Z',
  k: 'M34 36L112 36L112 56L98 56L98 112L150 56L138 56L138 36L218 36L218 56L200 56L146 110L206 204L222 204L222 224L144 224L144 204L156 204L118 138L98 158L98 204L112 204L112 224L34 224L34 204L50 204L50 56L34 56Z',
  q: `${ellipse(122, 122, 92, 90)}${ellipse(122, 122, 44, 56)}`,
  tail: 'M112 146C140 140 160 152 176 182C188 204 204 212 228 204C222 228 200 238 178 232C150 224 146 178 112 166Z',
  j: 'M94 34L208 34L208 54L190 54L190 156C190 204 158 228 118 228C76 228 48 202 48 168C48 146 62 134 78 134C94 134 106 146 106 160C106 174 98 180 98 188C98 200 108 206 118 206C134 206 142 192 142 160L142 54L94 54Z',
  ten: `M30 66L80 36L102 36L102 204L118 204L118 224L36 224L36 204L56 204L56 86L30 94Z${ellipse(178, 130, 56, 96)}${ellipse(178, 130, 20, 60)}`,
}

export const royals: Drawings<'royals'> = {
  'letter-a': (s) => letter(s, paths.a, '#f03048', '#8a0a20'),
  'letter-k': (s) => letter(s, paths.k, '#3a8cf5', '#123a9a'),
  'letter-q': (s) => {
    letter(s, paths.q, '#b44cf0', '#5a1494')
    letter(s, paths.tail, '#b44cf0', '#5a1494')
  },
  'letter-j': (s) => letter(s, paths.j, '#2cc070', '#0a6438'),
  'letter-10': (s) => letter(s, paths.ten, '#ff9a2a', '#b04804'),
}
