import { ellipse, line, poly, soft, star, symPoly, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'
import { both, eye, nose } from './face.ts'

export const wilds: Drawings<'wilds'> = {
  tiger: (s) => {
    both(s, () => {
      s.part(ellipse(200, 62, 36), '#e87a14')
      s.flat(ellipse(202, 66, 18), '#2a120a')
    })
    const head = symSoft('128 38 190 50 232 112 240 168 200 206 164 238 128 244', 0.9)
    s.part(head, '#ff9a24', { to: '#c8560a' })
    s.group(`clip-path="${s.clip(head)}"`, () => {
      both(s, () => {
        s.part(soft('150 176 186 150 236 150 246 190 190 216 150 240'), '#fff3de', {
          outline: 0,
          depth: 0,
        })
        s.flat(soft('146 100 176 84 204 96 190 112 160 116'), '#fff3de')
        for (const d of [
          '250 112 206 122 252 130',
          '254 146 208 150 252 164',
          '240 180 204 176 232 200',
          '196 40 166 70 206 62',
          '160 30 148 68 176 46',
        ]) {
          s.flat(poly(d), '#24100a')
        }
      })
      s.flat(symPoly('128 34 140 40 134 92 128 102'), '#24100a')
    })
    both(s, () => eye(s, 174, 122, 18, '#9ae02a', '#e8801a'))
    both(s, () =>
      s.part(ellipse(152, 194, 30, 26), '#fff8ea', { outline: 0, to: '#e8d4b4', depth: 6 }),
    )
    s.flat(symSoft('128 120 148 130 142 172 128 178'), '#f08a1a')
    nose(s, 178, 40, '#e05a5a', 30)
    both(s, () => s.flat(poly('146 214 158 210 152 232'), '#ffffff'))
  },
  lion: (s) => {
    s.part(star(18, 128, 132, 122, 100), '#b0560e', { to: '#6a2a04', outline: 6 })
    s.flat(star(14, 128, 130, 104, 86, 12), '#d87a1c', 0.85)
    both(s, () => s.part(ellipse(190, 74, 26), '#e89a34'))
    s.part(symSoft('128 58 176 66 204 120 196 168 160 214 128 222'), '#ffc45a', { to: '#d07a1a' })
    both(s, () => eye(s, 168, 120, 17, '#c8780a', '#e89a34'))
    s.flat(symSoft('128 112 150 124 150 166 128 176'), '#eeaa40')
    both(s, () =>
      s.part(ellipse(152, 184, 28, 24), '#fff0d0', { outline: 0, to: '#e6c48a', depth: 6 }),
    )
    nose(s, 168, 44, '#5a2a1c', 30)
    s.part(symSoft('128 208 148 206 140 236 128 242'), '#8a3c0a', { outline: 4 })
  },
  panda: (s) => {
    both(s, () => s.part(ellipse(204, 66, 38), '#2c2a36'))
    s.part(symSoft('128 38 198 56 240 132 216 206 128 238'), '#ffffff', { to: '#bcc4d4' })
    both(s, () => {
      s.flat(soft('148 118 176 88 206 108 210 148 180 164 154 150'), '#26242e')
      eye(s, 176, 126, 20, '#7a4a22')
      s.flat(ellipse(206, 182, 18, 11), '#ff9aa8', 0.55)
    })
    nose(s, 170, 38, '#1c1a22', 28)
    s.gloss(92, 66, 34, 14, 0.9, -24)
  },
  elephant: (s) => {
    both(s, () => {
      s.part(soft('160 74 206 44 246 84 244 156 206 188 170 150'), '#7c8aa4', { to: '#465470' })
      s.flat(soft('178 86 206 70 230 96 226 146 204 164 182 138'), '#d898a4', 0.7)
    })
    s.part(symSoft('128 34 178 46 192 104 174 160 150 176 128 180'), '#9aa8c0', { to: '#5e6c88' })
    both(s, () =>
      s.part(soft('156 160 182 158 196 200 186 224 172 196', 0.9), '#fff8e4', {
        to: '#d8b888',
        outline: 4,
      }),
    )
    s.part(
      soft(
        '100 120 156 120 152 180 150 222 176 232 184 216 196 226 184 248 146 248 118 226 106 180',
      ),
      '#8e9cb6',
      { to: '#55637e' },
    )
    for (const y of [150, 170, 190, 210])
      s.stroke(`M108 ${y}Q128 ${y + 10} 148 ${y}`, '#44526c', 4, 0.6)
    both(s, () => eye(s, 166, 108, 15, '#8a5a1c', '#8795ae'))
    s.gold(symPoly('128 40 152 58 128 88'), { outline: 4 })
    s.part(ellipse(128, 62, 9), '#e8203c', { outline: 2, depth: 3 })
  },
  bison: (s) => {
    both(s, () =>
      s.part(soft('176 92 214 92 232 60 226 26 250 66 242 116 196 130'), '#f0e0c0', {
        to: '#8a6a44',
      }),
    )
    s.part(
      symPoly(
        '128 28 160 34 186 58 206 62 212 96 232 114 214 132 222 160 198 166 188 200 170 206 156 240 128 248',
      ),
      '#5c3418',
      { to: '#2c1406' },
    )
    s.part(symSoft('128 92 166 98 176 148 158 206 128 224'), '#7c4a26', {
      to: '#45220c',
      outline: 4,
    })
    s.flat(symPoly('128 36 150 44 172 66 170 100 150 84 140 112 128 92'), '#3a1c0a')
    both(s, () => eye(s, 164, 126, 14, '#ff8a1e', '#5c3418'))
    s.part(symSoft('128 168 162 176 158 212 128 222'), '#3a2418', { outline: 3, to: '#1c0e08' })
    both(s, () => s.flat(ellipse(146, 192, 8, 6), '#0c0604'))
    s.stroke(line('104 212 128 220 152 212'), '#0c0604', 5)
  },
  horse: (s) => {
    s.part(soft('96 26 128 40 140 84 118 150 110 244 28 244 34 170 30 96 60 46'), '#3c2014', {
      to: '#1c0c06',
    })
    s.part(poly('112 66 116 12 150 52'), '#b86a30', { outline: 5 })
    s.part(
      soft(
        '84 72 128 44 168 66 196 130 236 178 238 212 208 230 176 214 152 178 150 244 66 244 78 160',
        0.85,
      ),
      '#b86a30',
      { to: '#6a3410' },
    )
    s.part(soft('196 172 226 176 240 204 212 228 182 212'), '#8a5030', {
      outline: 0,
      to: '#5a2c14',
      depth: 6,
    })
    s.flat(ellipse(222, 194, 7, 5), '#1c0c06')
    s.flat(soft('146 66 164 76 190 136 184 140 158 96'), '#fff4e0', 0.9)
    eye(s, 146, 108, 15, '#5a2a0a')
    for (const d of [
      '110 60 72 90 66 140 84 190',
      '100 60 48 100 44 160 60 220',
      '120 70 96 110 100 150 112 180',
    ]) {
      s.stroke(line(d), '#6a3a20', 6, 0.8)
    }
    s.stroke(line('168 146 152 180 190 188 206 152 172 140'), '#e8b02a', 8)
  },
  cat: (s) => {
    both(s, () => {
      s.part(soft('142 90 186 34 218 18 230 64 222 130', 0.55), '#2c2440', { to: '#16102a' })
      s.flat(soft('176 86 198 52 214 44 216 78 210 108', 0.55), '#e06a9a')
    })
    s.part(symSoft('128 68 196 78 238 146 212 212 128 234'), '#3c3058', { to: '#150e26' })
    both(s, () => {
      eye(s, 176, 142, 27, '#9cf03a')
      s.stroke('M168 194L240 182M168 204L236 214', '#e8e0ff', 3, 0.7)
      s.part(ellipse(148, 194, 24, 18), '#4e406e', { outline: 0, depth: 5 })
    })
    nose(s, 182, 26, '#ff7aa0', 22)
    s.gloss(92, 92, 28, 10, 0.4, -24)
    s.gold(ellipse(128, 240, 15), { outline: 4 })
  },
}
