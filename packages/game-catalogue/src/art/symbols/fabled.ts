import { ellipse, line, poly, soft, symPoly, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'
import { both, eye } from './face.ts'

export const fabled: Drawings<'fabled'> = {
  butterfly: (s) => {
    const { accent, pop } = s.palette
    s.glow(128, 120, 126, s.palette.glow, 0.35)
    both(s, () => {
      s.part(soft('134 132 168 54 226 24 246 62 232 118 186 140'), pop, {
        to: s.palette.mid,
        depth: 22,
      })
      s.flat(soft('156 120 180 72 218 50 226 78 212 110 182 124'), accent, 0.85)
      s.flat(ellipse(222, 56, 9, 12), '#ffffff', 0.8)
      s.part(soft('134 140 186 142 224 164 216 214 176 232 146 190'), accent, {
        to: pop,
        depth: 18,
      })
      s.flat(ellipse(186, 186, 18, 15), s.palette.deep, 0.8)
      s.flat(ellipse(186, 186, 9, 8), '#ffffff', 0.9)
      s.stroke(line('132 84 146 48 172 30'), s.palette.shadow, 5)
      s.flat(ellipse(173, 30, 7), s.palette.shadow)
    })
    s.part(symSoft('128 76 142 92 140 150 128 214'), '#4a2a3c', { to: '#1c0c18', outline: 4 })
    s.gloss(122, 110, 5, 26, 0.6)
  },
  bee: (s) => {
    both(s, () => {
      s.part(soft('144 92 186 36 236 40 238 88 182 116'), '#d8f0ff', {
        fill: s.linear([
          [0, '#ffffff', 0.95],
          [1, '#90c8f0', 0.75],
        ]),
        depth: 8,
      })
    })
    const body = symSoft('128 84 186 100 204 160 168 222 128 240')
    s.part(body, '#ffc81e', { to: '#d87a00' })
    s.group(`clip-path="${s.clip(body)}"`, () => {
      s.flat(
        'M30 150Q128 176 226 150L226 176Q128 202 30 176ZM40 196Q128 220 216 196L216 222Q128 246 40 222Z',
        '#2c160a',
      )
    })
    s.part(ellipse(128, 92, 50, 44), '#ffd84a', { to: '#e89a14' })
    both(s, () => {
      eye(s, 150, 92, 17, '#5a2c0a')
      s.stroke(line('142 54 152 30 170 24'), '#2c160a', 6)
      s.flat(ellipse(171, 24, 8), '#2c160a')
      s.flat(ellipse(166, 112, 9, 6), '#ff8a5a', 0.7)
    })
    s.stroke(line('112 114 128 122 144 114'), '#4a2008', 5)
    s.gloss(88, 140, 12, 26, 0.6, 16)
  },
  scarab: (s) => {
    s.gold(ellipse(128, 36, 27))
    s.part(ellipse(128, 36, 17), '#f0412a', { outline: 2, depth: 6 })
    both(s, () => {
      s.gold(soft('160 90 222 50 250 92 224 128 214 108 176 116', 0.8))
      for (const d of [
        '176 136 226 146 242 184',
        '170 176 214 196 218 234',
        '166 84 190 66 176 46',
      ]) {
        s.stroke(line(d), '#3c1e04', 17)
        s.stroke(line(d), '#eab02c', 9)
      }
    })
    s.part(symSoft('128 88 184 112 198 160 176 212 128 242'), '#12a8b8', {
      to: '#06416a',
      depth: 24,
    })
    s.stroke('M128 108L128 238', '#04283c', 6)
    both(s, () => s.stroke(line('140 116 172 150 170 206'), '#7af0e8', 5, 0.7))
    s.gold(symSoft('128 68 168 78 178 108 128 122'))
    s.part(symSoft('128 78 146 84 150 100 128 108'), '#1c54d8', { outline: 3, depth: 6 })
    s.gloss(96, 148, 12, 30, 0.7, 14)
  },
  phoenix: (s) => {
    s.glow(128, 116, 126, '#ffcc4a', 0.7)
    both(s, () => {
      s.part(
        poly('140 118 172 72 204 22 206 58 238 30 228 76 252 72 228 116 240 128 196 150 150 162'),
        '#ff6a1a',
        { to: '#b8100e', depth: 20 },
      )
      s.stroke(line('152 134 186 96 206 52'), '#ffd85a', 6, 0.9)
      s.stroke(line('158 146 200 114 228 80'), '#ffd85a', 5, 0.9)
      s.stroke(line('160 154 200 138 232 122'), '#ffd85a', 4, 0.9)
    })
    both(s, () =>
      s.part(soft('130 176 152 196 186 214 178 240 150 218 136 232', 0.8), '#ff8a1e', {
        to: '#d02a0a',
      }),
    )
    s.part(symSoft('128 64 152 84 166 142 150 196 128 248', 0.8), '#ffb02a', {
      to: '#e0400a',
      depth: 20,
    })
    both(s, () =>
      s.part(soft('130 66 146 30 170 12 160 46 142 72', 0.8), '#ffd84a', {
        outline: 4,
        to: '#f0641a',
      }),
    )
    s.part(soft('128 66 128 28 116 8 108 36 120 68', 0.8), '#ffe88a', { outline: 4, to: '#f08a1a' })
    both(s, () => eye(s, 142, 88, 10, '#e0203a', '#f0901e'))
    s.part(symPoly('128 94 140 102 128 128'), '#ffe89a', { outline: 3, depth: 4, to: '#b86a08' })
    for (const y of [140, 158, 176])
      s.stroke(
        line([
          [108, y],
          [128, y + 14],
          [148, y],
        ]),
        '#fff0a0',
        5,
        0.7,
      )
  },
  dragon: (s) => {
    const skin = s.palette.id === 'crimson' || s.palette.id === 'ember' ? '#2ca88a' : '#e0342c'
    const dark = skin === '#e0342c' ? '#7a0c18' : '#0a4c48'
    both(s, () => {
      s.part(soft('156 70 182 24 226 10 206 44 208 70 180 96', 0.8), '#f4e2b4', { to: '#a8722c' })
      s.part(poly('186 96 248 82 226 118 250 140 222 148 236 176 196 164'), skin, { to: dark })
    })
    s.part(symPoly('128 40 160 58 196 88 210 128 196 168 176 196 168 226 128 244'), skin, {
      to: dark,
      depth: 22,
    })
    for (const y of [58, 82, 106])
      s.gold(
        symSoft(
          [
            [128, y - 16],
            [142, y],
            [128, y + 12],
          ],
          0.6,
        ),
        { outline: 3, depth: 4 },
      )
    both(s, () => {
      eye(s, 170, 124, 17, '#ffd81e', dark)
      s.part(soft('138 178 164 164 178 184 158 202 138 200'), skin, { outline: 3, depth: 8 })
      s.flat(ellipse(158, 184, 8, 5), '#1c0408')
      s.stroke(line('176 206 214 204 238 226 226 240'), '#e8b02a', 7)
      s.flat(poly('148 214 160 210 154 236'), '#fffbe8')
      s.flat(poly('132 216 142 214 138 230'), '#fffbe8')
    })
    s.stroke(line('92 206 110 214 128 210 146 214 164 206'), '#2a0408', 6)
    for (const y of [142, 158])
      s.stroke(
        line([
          [112, y],
          [128, y + 8],
          [144, y],
        ]),
        dark,
        4,
        0.7,
      )
  },
}
