import { ellipse, line, poly, soft, symPoly, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'
import { both, eye, nose } from './face.ts'

export const forest: Drawings<'forest'> = {
  fox: (s) => {
    both(s, () => {
      s.part(soft('150 92 176 40 220 12 232 70 214 124', 0.6), '#e8641a', { to: '#9c3206' })
      s.flat(soft('182 88 196 56 216 36 220 76 208 106', 0.6), '#3a1410')
    })
    s.part(symSoft('128 62 190 76 226 132 236 172 196 192 158 226 128 240', 0.7), '#f47a20', {
      to: '#c4480a',
    })
    both(s, () => {
      s.part(soft('128 172 150 146 196 140 234 172 196 192 158 226 128 238', 0.7), '#fff4e2', {
        outline: 0,
        to: '#e6c8a4',
        depth: 8,
      })
    })
    s.flat(symSoft('128 62 146 84 138 140 128 190', 0.7), '#c4480a', 0.35)
    both(s, () => eye(s, 174, 136, 17, '#ffb01e', '#d85c12'))
    nose(s, 206, 34, '#2a1410', 22)
  },
  owl: (s) => {
    both(s, () => s.part(poly('150 66 214 18 206 96'), '#7a4a22'))
    s.part(symSoft('128 46 196 60 226 128 216 198 170 238 128 244'), '#9a6230', { to: '#4c2a10' })
    for (const [x, y] of [
      [90, 196],
      [128, 190],
      [166, 196],
      [108, 216],
      [148, 216],
      [128, 234],
    ] as const) {
      s.stroke(
        line([
          [x - 14, y - 6],
          [x, y + 6],
          [x + 14, y - 6],
        ]),
        '#f2d8a0',
        5,
        0.8,
      )
    }
    both(s, () => {
      s.part(ellipse(174, 110, 48, 50), '#f6deaa', { to: '#c08a4a', outline: 4 })
      eye(s, 172, 112, 29, '#ffc21e')
    })
    s.part(symPoly('128 60 168 44 136 104 128 112'), '#6a3c18', { outline: 3, depth: 6 })
    s.part(symSoft('128 116 146 132 128 170', 0.7), '#ffb52a', { to: '#b86004', outline: 4 })
  },
  wolf: (s) => {
    both(s, () => {
      s.part(soft('142 84 176 40 206 8 224 66 214 124', 0.6), '#5c6e86', { to: '#33425a' })
      s.flat(soft('176 84 190 52 204 34 212 74 204 104', 0.6), '#1c2434')
    })
    s.part(
      symPoly('128 58 176 68 210 104 236 160 210 162 222 194 188 190 164 222 128 242'),
      '#7488a4',
      { to: '#3c4a64' },
    )
    both(s, () => {
      s.part(poly('128 150 150 130 190 126 206 156 224 190 188 186 164 218 128 238'), '#e8eef6', {
        outline: 0,
        to: '#a8b6c8',
        depth: 8,
      })
    })
    s.flat(symPoly('128 60 152 74 142 130 128 196'), '#33425a', 0.75)
    both(s, () => eye(s, 170, 134, 16, '#ffd23a', '#5c6e86'))
    nose(s, 204, 38, '#141824', 24)
    both(s, () => s.flat(poly('140 232 150 228 147 244'), '#ffffff'))
  },
  rabbit: (s) => {
    both(s, () => {
      s.part(soft('140 112 142 50 176 8 202 28 196 78 174 118'), '#f4f2fa', { to: '#c2bcd8' })
      s.flat(soft('154 104 158 58 178 28 188 40 182 80 168 108'), '#ff9ab4', 0.9)
    })
    s.part(symSoft('128 90 182 100 220 154 204 212 160 240 128 244'), '#ffffff', { to: '#c8c4e0' })
    both(s, () => {
      eye(s, 176, 152, 21, '#d8346a')
      s.flat(ellipse(196, 192, 18, 11), '#ff9ab4', 0.55)
      s.stroke('M172 204L226 196M172 212L222 220', '#8a84a8', 3, 0.7)
      s.part(ellipse(146, 206, 24, 20), '#ffffff', { outline: 0, to: '#dcd6ec', depth: 6 })
    })
    s.part(symSoft('128 212 140 214 140 236 128 236', 0.4), '#ffffff', { outline: 3, depth: 0 })
    nose(s, 190, 26, '#f05a86', 18)
  },
  bear: (s) => {
    both(s, () => {
      s.part(ellipse(198, 66, 38), '#7a4622')
      s.flat(ellipse(198, 70, 21), '#d89a6a')
    })
    s.part(symSoft('128 40 196 56 234 124 218 194 168 238 128 242'), '#95582c', { to: '#54290e' })
    both(s, () => eye(s, 172, 116, 16, '#6a3410'))
    s.part(symSoft('128 126 174 140 186 184 158 218 128 224'), '#eac496', {
      outline: 4,
      to: '#b88450',
    })
    nose(s, 156, 52, '#2c140c', 30)
    s.gloss(94, 66, 32, 14, 0.4, -24)
  },
  raven: (s) => {
    s.part(soft('66 240 60 170 84 96 132 52 180 58 196 100 188 150 206 240', 0.9), '#2c3050', {
      to: '#0e1024',
    })
    for (const y of [150, 172, 194, 216]) {
      s.stroke(
        line([
          [92, y],
          [116, y + 14],
          [142, y + 4],
          [166, y + 14],
        ]),
        '#5a64a0',
        4,
        0.6,
      )
    }
    s.part(soft('172 84 206 84 248 112 240 128 206 126 172 122', 0.8), '#4c4a58', { to: '#1c1a26' })
    s.stroke(line('176 106 206 106 238 118'), '#12101a', 4)
    s.flat(soft('92 86 110 62 132 52 116 88'), '#6a74b4', 0.5)
    eye(s, 156, 92, 17, '#ffb81e')
    s.stroke(line('82 132 74 176 78 226'), '#7a84c8', 5, 0.5)
  },
  frog: (s) => {
    both(s, () => s.part(ellipse(184, 78, 44), '#58c23a', { to: '#2a7c1e' }))
    s.part(symSoft('128 76 204 92 242 154 212 212 128 232'), '#66d244', { to: '#1f7a24' })
    s.part(symSoft('128 164 214 168 190 214 128 226', 0.9), '#f4f8b8', {
      outline: 0,
      to: '#c0d86a',
      depth: 8,
    })
    s.stroke(line('34 150 70 170 128 178 186 170 222 150'), '#123c12', 8)
    both(s, () => {
      eye(s, 184, 76, 28, '#ff9a1e')
      s.flat(ellipse(214, 152, 16, 10), '#ff8a6a', 0.5)
      s.flat(ellipse(140, 126, 4, 5), '#1c5a1c')
      s.flat(ellipse(170, 120, 9, 6), '#2c8a26', 0.6)
    })
    s.gloss(92, 110, 26, 10, 0.5, -14)
  },
}
