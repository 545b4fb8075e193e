import { box, ellipse, line, poly, soft, symPoly, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'
import { both } from './face.ts'

export const masks: Drawings<'masks'> = {
  'comedy-mask': (s) => {
    s.part(poly('66 220 40 250 96 232'), '#e8283c', { outline: 4 })
    s.part(poly('190 220 216 250 160 232'), '#e8283c', { outline: 4 })
    s.gold(symSoft('128 34 206 24 226 44 220 130 184 206 128 240', 0.85), { depth: 24 })
    both(s, () => {
      s.part(soft('148 104 174 84 202 100 178 120', 0.9), '#3a1408', {
        outline: 4,
        depth: 8,
        shine: 0.2,
      })
      s.stroke(line('142 82 176 60 206 74'), '#8a4c06', 8)
      s.flat(ellipse(190, 148, 18, 13), '#e85a2a', 0.45)
    })
    s.part('M66 146Q128 176 190 146Q184 212 128 216Q72 212 66 146Z', '#5a1018', {
      outline: 4,
      depth: 10,
      shine: 0.2,
    })
    s.flat('M76 156Q128 180 180 156L176 170Q128 192 80 170Z', '#fffbe8')
    s.part(symSoft('128 96 144 144 128 156', 0.6), '#f0b830', { outline: 3, depth: 5 })
    s.gloss(92, 54, 32, 9, 0.8, -6)
  },
  'idol-mask': (s) => {
    for (const turn of [-50, -25, 0, 25, 50]) {
      s.group(`transform="rotate(${turn} 128 120)"`, () => {
        s.part(
          symSoft('128 -4 148 26 142 84 128 92', 0.8),
          turn % 50 === 0 ? s.palette.pop : s.palette.accent,
          { outline: 4, depth: 10 },
        )
        s.stroke('M128 16L128 84', s.palette.shadow, 3, 0.5)
      })
    }
    s.gold(symPoly('128 58 206 64 222 124 204 208 164 244 128 248'))
    s.part(symPoly('128 84 190 86 202 126 186 200 156 226 128 230'), '#1f9a7a', {
      outline: 4,
      to: '#0a4a4c',
    })
    s.gold(symPoly('128 68 146 86 136 150 154 162 148 176 128 178'), { outline: 4 })
    both(s, () => {
      s.gold(box(146, 108, 52, 30, 8), { outline: 4, depth: 5 })
      s.flat(ellipse(172, 123, 15, 10), '#1c0c08')
      s.flat(ellipse(172, 123, 7), '#ff5a1e')
      s.part(ellipse(222, 158, 16, 22), '#e8283c', { outline: 4 })
    })
    s.part(box(88, 190, 80, 28, 8), '#3a0c10', { outline: 4, depth: 6 })
    for (const x of [94, 112, 130, 148]) s.flat(box(x, 192, 14, 24, 3), '#fff2d0')
    s.part(ellipse(128, 76, 11), '#e8283c', { outline: 3, depth: 4 })
  },
  'carnival-mask': (s) => {
    const { pop, accent } = s.palette
    for (const [turn, c] of [
      [-46, pop],
      [-22, accent],
      [22, accent],
      [46, pop],
      [0, s.palette.mid],
    ] as const) {
      s.group(`transform="rotate(${turn} 128 130)"`, () => {
        s.part(symSoft('128 2 150 30 146 92 128 104', 0.9), c, {
          outline: 4,
          to: s.palette.deep,
          depth: 14,
        })
        s.stroke('M128 18L128 94', '#ffffff', 3, 0.5)
      })
    }
    s.gold(symSoft('128 96 176 88 232 74 250 98 238 156 190 192 150 184 128 164', 0.85), {
      depth: 10,
    })
    s.part(
      symSoft('128 110 180 102 228 92 232 112 222 146 186 174 152 166 128 146', 0.85),
      s.palette.mid,
      { outline: 3, to: s.palette.deep },
    )
    both(s, () => {
      s.part(soft('146 138 168 116 204 120 200 144 172 156', 0.95), '#14080c', {
        outline: 5,
        depth: 0,
        shine: 0.1,
      })
      s.stroke(soft('146 138 168 116 204 120 200 144 172 156', 0.95), '#f0c040', 4)
      s.gold(ellipse(226, 106, 7), { outline: 2, depth: 2 })
    })
    s.gold(symSoft('128 90 146 110 128 132', 0.6), { outline: 4 })
    s.part(ellipse(128, 110, 9), '#e8283c', { outline: 2, depth: 3 })
    s.stroke('M222 160L206 250', '#4a2a08', 14)
    s.stroke('M222 160L206 250', '#f0b82a', 7)
  },
  skull: (s) => {
    s.group('transform="rotate(-42 128 160)"', () => {
      s.part(box(10, 196, 236, 22, 10), '#e8dcc0', { to: '#a08c68' })
      for (const [x, y] of [
        [14, 194],
        [14, 218],
        [242, 194],
        [242, 218],
      ] as const)
        s.part(ellipse(x, y, 15), '#f0e6cc', { outline: 5, depth: 5 })
    })
    s.part(symSoft('128 14 196 34 222 100 204 150 176 166 172 206 128 212', 0.9), '#fff6e0', {
      to: '#b89c74',
    })
    both(s, () => {
      s.part(soft('142 118 162 94 194 102 194 134 164 146', 0.95), '#241018', {
        outline: 3,
        depth: 10,
        shine: 0.1,
      })
      s.glow(170, 122, 15, s.palette.pop, 1)
    })
    s.flat(symPoly('128 140 144 166 132 168 128 162'), '#241018')
    for (const x of [96, 112, 128, 144, 160]) s.stroke(`M${x} 182L${x} 206`, '#5a4028', 5)
    s.part('M34 84Q128 30 222 84Q226 62 204 44Q128 -12 52 44Q30 62 34 84Z', '#c81c34', {
      to: '#7a0a1c',
    })
    s.part(soft('218 76 250 92 240 112 216 92', 0.8), '#c81c34', { outline: 4 })
    for (const [x, y] of [
      [76, 46],
      [112, 32],
      [150, 34],
      [186, 52],
      [128, 52],
    ] as const)
      s.flat(ellipse(x, y, 5), '#fff0d0')
  },
  pumpkin: (s) => {
    s.glow(128, 150, 126, '#ff9a2a', 0.6)
    s.part(soft('112 66 118 30 148 10 160 22 144 42 148 70', 0.8), '#5c7a2a', { to: '#2c4410' })
    both(s, () => s.part(ellipse(184, 152, 64, 82), '#f08a1c', { to: '#b04a06' }))
    both(s, () => s.part(ellipse(158, 154, 52, 88), '#ff9a2a', { outline: 3, to: '#c85a08' }))
    s.part(ellipse(128, 156, 42, 90), '#ffa83a', { outline: 3, to: '#d8680c' })
    both(s, () => {
      s.part(poly('146 138 198 104 188 148'), '#3a1404', {
        outline: 3,
        fill: s.linear([
          [0, '#ffb01e'],
          [1, '#fff4a0'],
        ]),
        depth: 5,
        shine: 0,
      })
    })
    s.part(
      'M52 172L82 182L96 170L114 190L128 176L142 190L160 170L174 182L204 172Q190 224 128 228Q66 224 52 172Z',
      '#3a1404',
      {
        outline: 4,
        fill: s.linear([
          [0, '#ff9a1e'],
          [1, '#fff4a0'],
        ]),
        depth: 6,
        shine: 0,
      },
    )
    s.part(symSoft('128 146 140 164 128 168', 0.4), '#3a1404', {
      outline: 2,
      fill: '#ffc83a',
      depth: 0,
      shine: 0,
    })
    s.gloss(72, 106, 12, 26, 0.5, 20)
  },
}
