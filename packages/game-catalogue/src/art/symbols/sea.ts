import { ellipse, line, polar, poly, ring, soft, symSoft } from '../shapes.ts'
import type { Drawings } from './drawing.ts'
import { both, eye } from './face.ts'

export const sea: Drawings<'sea'> = {
  jellyfish: (s) => {
    const { pop, glow } = s.palette
    s.glow(128, 96, 122, pop, 0.7)
    for (const [x, sway] of [
      [66, -14],
      [92, 10],
      [118, -8],
      [142, 12],
      [166, -10],
      [190, 14],
    ] as const) {
      const d = line([
        [x, 118],
        [x + sway, 156],
        [x - sway, 194],
        [x + sway, 240],
      ])
      s.stroke(d, s.palette.shadow, 12, 0.6)
      s.stroke(
        d,
        s.linear([
          [0, '#ffffff', 0.9],
          [1, pop, 0.4],
        ]),
        7,
      )
    }
    s.part(symSoft('128 22 186 40 222 100 210 134 178 124 154 138 128 126'), pop, {
      to: s.palette.mid,
      depth: 26,
    })
    s.flat(symSoft('128 44 168 56 190 98 128 108'), glow, 0.35)
    both(s, () => eye(s, 154, 92, 14, '#3a1c6a'))
    s.gloss(92, 62, 26, 14, 0.85, -34)
  },
  octopus: (s) => {
    for (const d of [
      '80 150 34 158 16 202 40 228 60 210',
      '100 168 72 196 78 234 108 238',
      '176 150 222 158 240 202 216 228 196 210',
      '156 168 184 196 178 234 148 238',
    ]) {
      s.stroke(line(d), '#4a0e2c', 40)
      s.stroke(line(d), '#e8487a', 30)
      s.stroke(line(d), '#ffb0c0', 6, 0.6)
    }
    s.part(symSoft('128 20 194 44 212 110 182 170 128 184'), '#f2507e', { to: '#a8144e' })
    for (const [x, y, r] of [
      [84, 60, 10],
      [104, 42, 6],
      [174, 56, 9],
      [192, 92, 6],
    ] as const)
      s.flat(ellipse(x, y, r), '#ffa0b8', 0.75)
    both(s, () => eye(s, 160, 114, 26, '#ffb01e'))
    s.stroke(line('106 156 128 166 150 156'), '#5a0a2a', 6)
    s.gloss(92, 52, 30, 15, 0.6, -34)
  },
  turtle: (s) => {
    both(s, () => {
      s.part(soft('176 84 220 44 250 60 232 104 196 118', 0.9), '#5cc27a', { to: '#1c7a52' })
      s.part(soft('180 180 222 196 226 236 190 226 166 200', 0.9), '#5cc27a', { to: '#1c7a52' })
    })
    s.part(symSoft('128 14 158 26 164 56 128 82'), '#7ad890', { to: '#2a9a62' })
    both(s, () => eye(s, 148, 42, 11, '#2a4a1c'))
    s.part(symSoft('128 58 188 76 214 142 182 214 128 236'), '#a8742c', {
      to: '#5a340c',
      outline: 6,
    })
    const hexagon = ring(6, 128, 146, () => 36, 30)
    s.part(poly(hexagon), '#e0b04a', { outline: 4, depth: 10 })
    for (let i = 0; i < 6; i++) {
      const a = polar(128, 146, 42, 30 + i * 60)
      const b = polar(128, 146, 42, 90 + i * 60)
      const c = polar(128, 146, 70, 86 + i * 60)
      const d = polar(128, 146, 70, 34 + i * 60)
      s.part(poly([a, b, c, d]), '#c8923a', { outline: 3, depth: 6, shine: 0.4 })
    }
    s.gloss(92, 96, 22, 12, 0.6, -30)
  },
  seahorse: (s) => {
    const { accent } = s.palette
    s.part(soft('152 118 206 96 222 136 194 166 156 158', 0.9), s.palette.pop, {
      to: s.palette.mid,
    })
    s.part(
      soft(
        '62 80 88 36 134 18 172 40 178 82 158 108 178 146 164 190 128 216 112 240 82 226 88 202 108 212 126 190 112 156 104 116 92 98',
        0.95,
      ),
      '#ffb03a',
      { to: '#e0501a' },
    )
    s.part(soft('18 92 28 80 82 72 96 94 74 108 24 106', 0.9), '#ffb84a', { to: '#e8641a' })
    for (const [a, b] of [
      ['112 122', '150 114'],
      ['116 142', '166 136'],
      ['122 162', '168 160'],
      ['128 182', '160 184'],
    ] as const)
      s.stroke(`M${a}L${b}`, '#a8380a', 5, 0.6)
    s.part(poly('106 30 112 6 126 24 140 4 146 24 166 12 162 36'), accent, { outline: 4, depth: 5 })
    eye(s, 112, 66, 17, '#1c5a8a')
    s.gloss(130, 36, 22, 7, 0.6, 10)
  },
  crab: (s) => {
    both(s, () => {
      for (const d of [
        '186 164 226 166 246 200',
        '180 182 214 196 222 230',
        '168 196 190 216 188 244',
      ]) {
        s.stroke(line(d), '#5a0a08', 20)
        s.stroke(line(d), '#e03a22', 11)
      }
      s.stroke(line('178 136 216 124 214 96'), '#5a0a08', 28)
      s.stroke(line('178 136 216 124 214 96'), '#e83e24', 18)
      s.part(soft('186 86 178 42 204 14 208 54 226 16 250 44 244 84 214 106'), '#f8502e', {
        to: '#b8180e',
      })
    })
    s.part(symSoft('128 96 194 112 216 160 182 204 128 214'), '#f8502e', { to: '#a8120c' })
    both(s, () => {
      s.stroke('M152 110L156 78', '#5a0a08', 16)
      s.stroke('M152 110L156 78', '#e83e24', 8)
      eye(s, 156, 70, 20, '#2a1408')
    })
    s.stroke(line('96 166 128 184 160 166'), '#5a0a08', 7)
    for (const [x, y] of [
      [84, 140],
      [98, 128],
      [172, 140],
      [158, 128],
    ] as const)
      s.flat(ellipse(x, y, 6, 5), '#ffb08a', 0.7)
  },
  whale: (s) => {
    for (const d of ['118 62 112 30 84 20 72 38', '122 62 128 26 156 16 170 34']) {
      s.stroke(line(d), '#0e3c6a', 16, 0.6)
      s.stroke(line(d), '#c8f4ff', 10)
    }
    s.part(
      soft('196 130 208 86 186 54 222 62 232 82 250 56 254 92 232 118 224 158', 0.8),
      '#3f8ad8',
      { to: '#1c4c94' },
    )
    const body = soft('10 148 34 92 104 70 172 96 214 124 230 120 218 174 158 220 76 222 24 196')
    s.part(body, '#4a98e4', { to: '#174a94' })
    s.group(`clip-path="${s.clip(body)}"`, () => {
      s.flat('M0 172Q110 188 200 160L200 250L0 250Z', '#e8f6ff')
      for (const y of [186, 200, 214]) s.stroke(`M14 ${y}Q90 ${y + 12} 172 ${y - 8}`, '#88b4dc', 4)
    })
    s.part(soft('112 186 158 182 168 226 134 220', 0.9), '#3a80cc', { to: '#184a8c', outline: 4 })
    eye(s, 62, 146, 15, '#12284a')
    s.stroke(line('18 168 50 178 84 170'), '#0e2c5a', 6)
    s.gloss(88, 92, 40, 11, 0.6, -12)
  },
  starfish: (s) => {
    s.part(
      soft(
        ring(10, 128, 136, (i) => (i % 2 === 0 ? 122 : 58)),
        0.85,
      ),
      '#ff7a4a',
      { to: '#d02a3a', depth: 24 },
    )
    for (let i = 0; i < 5; i++) {
      for (const r of [44, 66, 86]) {
        const [x, y] = polar(128, 136, r, i * 72)
        s.flat(ellipse(x, y, 11 - r * 0.07), '#ffd8a8', 0.9)
      }
    }
    both(s, () => eye(s, 150, 126, 16, '#3a1c3a'))
    s.stroke(line('112 152 128 162 144 152'), '#6a0e1c', 6)
  },
  pearl: (s) => {
    const shell = (flipped: boolean) => {
      const d = symSoft('128 232 168 224 216 190 244 128 222 108 194 96 162 90 128 88', 0.9)
      s.group(flipped ? 'transform="matrix(1 0 0 -.82 0 200)"' : '', () => {
        s.part(d, flipped ? '#e88ab0' : '#ffb0c8', {
          to: flipped ? '#a8386c' : '#c8507e',
          depth: 18,
        })
        for (const x of [52, 90, 128, 166, 204])
          s.stroke(`M128 226Q${(x + 128) / 2} 170 ${x} 108`, '#fff0f4', 5, 0.6)
      })
    }
    shell(true)
    s.flat(symSoft('128 92 210 106 226 124 128 150', 0.9), '#6a1840', 0.9)
    s.glow(128, 112, 74, '#ffffff', 0.9)
    s.part(ellipse(128, 112, 44), '#fff6fb', {
      fill: s.radial(
        [
          [0, '#ffffff'],
          [0.5, '#fbeaf6'],
          [0.8, '#c8b4e0'],
          [1, '#f4d8e6'],
        ],
        0.38,
        0.3,
        0.8,
      ),
    })
    s.gloss(112, 92, 17, 11, 1, -30)
    s.group('transform="translate(0 64) scale(1 .74)"', () => {
      s.part(
        symSoft('128 240 172 230 220 186 246 122 212 136 190 116 160 138 128 120', 0.8),
        '#ffb8cc',
        { to: '#c0487a' },
      )
      for (const x of [56, 92, 128, 164, 200])
        s.stroke(`M128 232Q${(x + 128) / 2} 190 ${x} 142`, '#fff0f4', 5, 0.7)
    })
  },
}
