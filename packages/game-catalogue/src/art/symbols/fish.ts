import type { Hex } from '../../types.ts'
import { ellipse, line, poly, ring, soft, star } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { Drawings } from './drawing.ts'
import { eye } from './face.ts'

function scales(s: Sheet, clipTo: string, colour: Hex, opacity = 0.35): void {
  s.group(`clip-path="${s.clip(clipTo)}"`, () => {
    for (let row = 0; row < 6; row++) {
      for (let i = 0; i < 6; i++) {
        const x = 84 + row * 20
        const y = 76 + i * 24 + (row % 2) * 12
        s.stroke(`M${x} ${y - 12}Q${x - 14} ${y} ${x} ${y + 12}`, colour, 3.5, opacity)
      }
    }
  })
}

export const fish: Drawings<'fish'> = {
  koi: (s) => {
    s.part(soft('170 128 206 92 248 66 236 122 248 190 206 166', 0.8), '#ff9a5a', { to: '#e0401a' })
    s.part(soft('92 78 132 38 178 48 172 90', 0.8), '#ff8a4a', { to: '#d83a10' })
    s.part(soft('110 176 132 226 166 216 160 168', 0.8), '#ff8a4a', { to: '#d83a10' })
    const body = soft('14 138 50 92 108 76 170 96 208 126 172 164 108 186 48 176')
    s.part(body, '#fff8ee', { to: '#e8b890' })
    s.group(`clip-path="${s.clip(body)}"`, () => {
      s.flat(soft('60 70 104 66 112 108 84 126 56 108'), '#ff5a1e')
      s.flat(soft('124 84 172 86 196 120 160 136 136 118'), '#ff5a1e')
      s.flat(soft('92 170 120 146 150 160 140 196 100 196'), '#ff7a2a')
    })
    scales(s, body, '#a8401a', 0.3)
    eye(s, 50, 124, 15, '#2a1a10')
    s.stroke(line('20 150 10 170 20 184'), '#e0702a', 5)
    s.stroke(line('34 160 30 180 42 192'), '#e0702a', 5)
    s.part(soft('86 142 122 150 128 186 96 176', 0.9), '#ffb27a', { to: '#e8501a', outline: 4 })
    s.gloss(84, 98, 34, 9, 0.7, -10)
  },
  clownfish: (s) => {
    s.part(soft('190 128 218 84 246 88 238 128 246 170 218 172', 0.9), '#ff8a1a', { to: '#d84a00' })
    s.part(soft('74 84 118 34 178 52 190 96', 0.9), '#ff8a1a', { to: '#d84a00' })
    s.part(soft('96 176 128 222 170 208 172 166', 0.9), '#ff8a1a', { to: '#d84a00' })
    const body = soft('12 134 44 86 108 68 176 86 208 128 176 172 108 190 44 180')
    s.part(body, '#ff8c1e', { to: '#e04a04' })
    s.group(`clip-path="${s.clip(body)}"`, () => {
      for (const [d, w] of [
        ['78 50 96 130 76 210', 32],
        ['150 50 166 130 148 210', 26],
        ['202 80 200 130 202 180', 18],
      ] as const) {
        s.stroke(line(d), '#2a120c', w + 10)
        s.stroke(line(d), '#fffdf2', w)
      }
    })
    s.part(soft('112 130 148 122 154 160 122 162', 0.9), '#ffa648', { to: '#e05a0a', outline: 4 })
    eye(s, 48, 118, 19, '#4a2410')
    s.stroke(line('20 150 34 160 52 154'), '#5a1c04', 5)
    s.gloss(66, 88, 30, 9, 0.6, -20)
  },
  angelfish: (s) => {
    const { accent, pop } = s.palette
    s.part(soft('104 80 132 8 168 14 160 60 174 100', 0.8), pop, { to: s.palette.mid })
    s.part(soft('104 176 132 248 168 242 160 196 174 156', 0.8), pop, { to: s.palette.mid })
    s.part(soft('182 128 220 86 244 96 234 128 244 160 220 170', 0.8), accent, { to: pop })
    const body = soft('18 128 62 82 124 56 184 100 202 128 184 156 124 200 62 174')
    s.part(body, accent, { to: '#e08a1a' })
    s.group(`clip-path="${s.clip(body)}"`, () => {
      for (const d of ['86 50 78 128 86 210', '130 40 122 128 130 216', '172 60 168 128 172 196'])
        s.stroke(line(d), s.palette.deep, 15, 0.85)
    })
    eye(s, 58, 120, 16, '#2a1c4a')
    s.stroke(line('20 136 30 142 38 140'), s.palette.shadow, 5)
    s.gloss(96, 84, 30, 9, 0.6, -26)
  },
  pufferfish: (s) => {
    s.part(star(20, 122, 130, 112, 86), '#e0a02a', { to: '#9a5a0a' })
    s.part(soft('204 130 224 96 248 100 240 130 248 160 224 164', 0.9), '#ffb83a', {
      to: '#c86a0a',
    })
    s.part(ellipse(122, 130, 92, 86), '#ffd04a', { to: '#d8821a' })
    s.flat('M44 154Q122 190 200 154Q188 214 122 216Q56 214 44 154Z', '#fff6da', 0.95)
    for (const [x, y] of [
      [120, 62],
      [150, 74],
      [92, 70],
      [174, 98],
      [140, 92],
      [186, 128],
    ] as const)
      s.flat(ellipse(x, y, 9, 8), '#9a5a14', 0.55)
    eye(s, 82, 116, 27, '#2a8ac8')
    eye(s, 148, 116, 27, '#2a8ac8')
    s.part(ellipse(114, 162, 20, 14), '#ff8a6a', { outline: 4, depth: 5 })
    s.flat(ellipse(114, 162, 10, 6), '#5a1a14')
    s.part(soft('178 136 206 122 212 160 184 164', 0.9), '#ffc04a', { to: '#d87a14', outline: 4 })
    s.gloss(96, 72, 32, 10, 0.6, -14)
  },
  shark: (s) => {
    s.part(poly('120 88 156 12 184 92'), '#5a84ac', { to: '#2c4a70' })
    s.part(soft('212 118 236 60 250 48 242 112 250 176 224 148', 0.7), '#5a84ac', { to: '#2c4a70' })
    s.part(
      soft('8 124 46 84 122 72 194 100 236 122 190 160 120 190 60 184 22 160', 0.9),
      '#6c98c0',
      { to: '#34547c' },
    )
    s.flat('M16 146Q120 150 226 128Q190 160 120 188Q60 182 22 160Z', '#eef6fc')
    s.part(poly('112 164 164 158 140 226'), '#4a7098', { to: '#2c4a70', outline: 4 })
    s.part('M20 150Q60 150 92 138Q92 176 58 180Q30 172 20 150Z', '#6a1020', {
      outline: 4,
      depth: 6,
    })
    s.flat('M26 151L36 164L44 150L54 164L62 147L72 160L80 142L90 138L58 143Z', '#ffffff')
    s.flat('M36 166L44 176L52 168L60 179L68 169L78 172L86 158L72 178L56 182Z', '#ffffff')
    eye(s, 74, 116, 14, '#ffd23a', '#4a7098')
    for (const x of [118, 130, 142]) s.stroke(`M${x} 122Q${x - 8} 136 ${x} 150`, '#22405e', 4)
    s.gloss(104, 88, 50, 8, 0.6, -4)
  },
  swordfish: (s) => {
    s.steel(poly('2 104 84 116 84 134'), { outline: 4 })
    s.part(soft('104 100 120 22 152 34 196 86 170 108', 0.7), '#3a5ad8', { to: '#16206a' })
    s.part(soft('212 130 232 62 250 54 238 128 246 208 226 196', 0.7), '#3a5ad8', { to: '#16206a' })
    s.part(soft('62 118 110 94 180 108 224 130 180 154 120 168 76 150', 0.9), '#3a78e0', {
      to: '#142a78',
    })
    s.flat('M70 142Q140 158 222 132Q180 154 120 166Q84 160 70 142Z', '#e8f4ff', 0.9)
    s.part(poly('116 156 150 154 128 214'), '#3460c8', { outline: 4 })
    eye(s, 92, 124, 13, '#ffb81e')
    for (const x of [124, 142, 160, 178]) s.stroke(`M${x} 54L${x + 4} 96`, '#8ab4ff', 4, 0.6)
    s.gloss(136, 108, 42, 6, 0.7, 6)
  },
  anglerfish: (s) => {
    s.glow(58, 52, 56, '#9cffdc', 1)
    s.stroke(line('136 82 122 34 84 22 60 48'), '#14201c', 12)
    s.stroke(line('136 82 122 34 84 22 60 48'), '#5c7a74', 6)
    s.part(ellipse(58, 54, 17), '#c8fff0', { to: '#4ae0b0', outline: 4 })
    s.part(soft('200 140 226 98 250 106 240 144 250 182 224 180', 0.9), '#7a4a78', {
      to: '#34183c',
    })
    s.part(poly('120 84 146 44 160 78 186 58 184 106'), '#7a4a78', { to: '#34183c' })
    s.part(soft('22 150 44 100 108 76 178 96 214 142 186 200 116 228 52 206'), '#7c5484', {
      to: '#321840',
    })
    s.part('M14 150Q80 124 138 152Q138 206 84 214Q32 206 14 150Z', '#300818', { outline: 5 })
    for (const [x, y, h] of [
      [28, 148, 30],
      [50, 141, 40],
      [76, 138, 34],
      [102, 141, 40],
      [124, 147, 26],
    ] as const)
      s.flat(
        poly([
          [x - 8, y],
          [x + 8, y],
          [x, y + h],
        ]),
        '#fffbe6',
      )
    for (const [x, y, h] of [
      [40, 196, 26],
      [64, 208, 34],
      [90, 212, 28],
      [114, 204, 30],
    ] as const)
      s.flat(
        poly([
          [x - 7, y],
          [x + 7, y],
          [x, y - h],
        ]),
        '#f2ead0',
      )
    eye(s, 120, 112, 22, '#ffe03a', '#5c3a66')
    s.part(soft('158 150 192 146 196 182 166 182', 0.9), '#9a6a98', { to: '#4a2450', outline: 4 })
    for (const [x, y] of ring(3, 176, 124, () => 12)) s.flat(ellipse(x, y, 4), '#c89ac8', 0.6)
  },
}
