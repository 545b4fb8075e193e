import { darken, lighten, mix } from '../../colour.ts'
import { box, ellipse, line, poly, star } from '../shapes.ts'
import { clouds, disc, haze, motes, rays, wash } from './air.ts'
import { curtain } from './built.ts'
import type { ScenePainter, View } from './view.ts'

/** A boarded or tiled floor running to the horizon. */
function floor(v: View, y: number, colour: `#${string}`, seams: `#${string}`): void {
  v.s.flat(
    box(0, y, v.w, v.h - y),
    v.s.linear([
      [0, lighten(colour, 0.3)],
      [1, darken(colour, 0.45)],
    ]),
  )
  for (let i = -9; i <= 9; i++)
    v.s.stroke(`M${v.w / 2 + i * 28} ${y}L${v.w / 2 + i * 120} ${v.h}`, seams, 2.5, 0.4)
}

/** Cones of light from the flies. */
function spots(v: View, colours: readonly `#${string}`[]): void {
  colours.forEach((colour, i) => {
    const from = (v.w * (i + 0.5)) / colours.length
    const to = v.w / 2 + (v.w / 2 - from) * 0.3
    v.s.flat(
      poly([
        [from - 10, -10],
        [from + 10, -10],
        [to + 130, 560],
        [to - 130, 560],
      ]),
      v.s.linear([
        [0, colour, 0.9],
        [1, colour, 0],
      ]),
      0.42,
    )
  })
}

export const theatre: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.deep, palette.mid, palette.deep)
  v.s.glow(v.w / 2, 260, 330, palette.glow, 0.75)
  for (let x = 0; x < v.w; x += 40) v.s.flat(box(x, 0, 20, 500), '#000000', 0.1)
  rays(v, v.w / 2, 260, 14, 0.2)
  floor(v, 490, mix('#a8622c', palette.mid, 0.3), palette.shadow)
  v.s.flat(ellipse(v.w / 2, 560, v.w * 0.42, 44), palette.glow, 0.3)
  curtain(v, -1, v.w * 0.42, palette.mid)
  curtain(v, 1, v.w * 0.42, palette.mid)
  const scallop = v.w / 5
  for (let i = 0; i < 5; i++) {
    const x = i * scallop
    v.s.flat(
      `M${x} -10L${x + scallop} -10L${x + scallop} 36Q${x + scallop / 2} 122 ${x} 36Z`,
      v.s.linear([
        [0, darken(palette.mid, 0.4)],
        [1, lighten(palette.mid, 0.12)],
      ]),
    )
    v.s.stroke(`M${x} 36Q${x + scallop / 2} 122 ${x + scallop} 36`, palette.accent, 6)
  }
  for (let x = 20; x < v.w; x += 48) {
    v.s.glow(x, 624, 40, palette.glow, 0.7)
    v.s.flat(ellipse(x, 632, 15, 11), palette.accent)
  }
  motes(v, 14)
}

export const sunburstStage: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.mid, palette.mid, palette.deep)
  const wedges: string[] = []
  for (let i = 0; i < 18; i++) {
    const [a, b] = [(i / 18) * Math.PI * 2, ((i + 0.5) / 18) * Math.PI * 2]
    wedges.push(
      poly([
        [x, 270],
        [x + Math.cos(a) * 1300, 270 + Math.sin(a) * 1300],
        [x + Math.cos(b) * 1300, 270 + Math.sin(b) * 1300],
      ]),
    )
  }
  v.s.flat(
    wedges.join(''),
    v.s.radial([
      [0, palette.glow],
      [0.4, palette.light],
      [1, palette.mid],
    ]),
    0.75,
  )
  v.s.glow(x, 270, 300, palette.glow, 0.9)
  for (const [cx, cy, r] of [
    [0, 560, 180],
    [1, 570, 200],
    [0.5, 690, 210],
  ] as const)
    v.s.flat(
      ellipse(v.w * cx, cy, r),
      v.s.radial([
        [0, palette.pop],
        [0.8, darken(palette.pop, 0.4)],
        [1, palette.accent],
      ]),
      0.9,
    )
  for (let i = 0; i < 22; i++) {
    const [px, py, size] = [
      v.w * v.random.next(),
      v.h * v.random.next() * 0.8,
      v.random.between(6, 15),
    ]
    v.s.flat(
      star(5, px, py, size, size * 0.45, v.random.next() * 72),
      v.random.pick([palette.accent, '#ffffff', palette.pop]),
      0.85,
    )
  }
  const bulbs: [number, number][] = []
  for (let y = 16; y < 640; y += 38) bulbs.push([14, y], [v.w - 14, y])
  for (const [bx, by] of bulbs) {
    v.s.flat(ellipse(bx, by, 10), palette.shadow)
    v.s.glow(bx, by, 22, palette.glow, 0.8)
    v.s.flat(ellipse(bx, by, 7), lighten(palette.glow, 0.5))
  }
}

export const musicHall: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.shadow, palette.deep, palette.mid, palette.deep)
  disc(v, v.w / 2, 110, 10, palette.pop)
  spots(v, [palette.accent, palette.pop, palette.light, palette.accent])
  for (const side of [0, 1]) {
    const at = side ? v.w - 104 : 0
    for (const y of [250, 392, 534]) {
      v.s.flat(
        box(at, y, 104, 134, 6),
        v.s.linear([
          [0, '#3a3846'],
          [1, '#121018'],
        ]),
      )
      v.s.flat(ellipse(at + 52, y + 78, 44), '#0a0910')
      v.s.stroke(ellipse(at + 52, y + 78, 42), palette.accent, 3, 0.7)
      v.s.flat(ellipse(at + 52, y + 78, 18), '#3c3a4a')
      v.s.flat(ellipse(at + 52, y + 22, 14), '#0a0910')
    }
  }
  for (let i = 0; i < 15; i++) {
    const [x, tall] = [v.w * (0.22 + i * 0.04), v.random.between(40, 210)]
    v.s.flat(
      box(x, 500 - tall, v.w * 0.026, tall),
      v.s.linear([
        [0, palette.pop],
        [1, palette.accent],
      ]),
      0.75,
    )
  }
  floor(v, 500, palette.mid, palette.accent)
  for (let x = -10; x < v.w + 20; x += 34) {
    const y = 620 + v.random.between(-14, 10)
    v.s.flat(ellipse(x, y, 17), palette.shadow)
    v.s.flat(box(x - 24, y + 14, 48, 60, 18), palette.shadow)
    if (v.random.chance(0.4))
      v.s.stroke(
        line([
          [x + 14, y + 20],
          [x + 26, y - 14],
          [x + 22, y - 44],
        ]),
        palette.shadow,
        10,
      )
  }
  clouds(v, 480, 22, palette.light, 0.22)
  haze(v, 480, 90, palette.light, 0.3)
  motes(v, 16, palette.accent)
}
