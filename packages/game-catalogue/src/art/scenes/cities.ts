import { darken, lighten, mix } from '../../colour.ts'
import { box, ellipse, line, poly, soft, star } from '../shapes.ts'
import { clouds, disc, haze, motes, rays, sky, stars, wash } from './air.ts'
import { curtain, garland, skyline } from './built.ts'
import { hills } from './ground.ts'
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

export const neonSkyline: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.shadow, palette.deep, palette.mid, palette.light, palette.mid)
  stars(v, 26, 0.35)
  const x = v.w / 2
  v.s.glow(x, 250, 320, palette.pop, 0.6)
  v.s.flat(
    ellipse(x, 250, 120),
    v.s.linear([
      [0, palette.accent],
      [1, palette.pop],
    ]),
  )
  for (let i = 0; i < 5; i++)
    v.s.flat(box(x - 130, 262 + i * 24, 260, 4 + i * 2.4), palette.mid, 0.9)
  skyline(v, 440, 110, 250, v.tone(0.36), palette.glow)
  haze(v, 420, 120, palette.light, 0.6)
  skyline(v, 480, 60, 190, v.tone(0.66), palette.accent)
  v.s.flat(
    box(0, 470, v.w, 180),
    v.s.linear([
      [0, palette.deep],
      [1, palette.shadow],
    ]),
  )
  for (let i = -10; i <= 10; i++)
    v.s.stroke(`M${x + i * 22} 470L${x + i * 150} 650`, palette.accent, 2.4, 0.7)
  for (const y of [474, 488, 508, 536, 574, 624])
    v.s.stroke(`M0 ${y}L${v.w} ${y}`, palette.accent, 2.4, 0.7)
  for (const [side, width] of [
    [0, 70 * v.narrow],
    [1, 74 * v.narrow],
  ] as const) {
    const at = side ? v.w - width : 0
    // Where the street is all there is between them, they end in its light, not in two blocks.
    const wall =
      v.narrow < 1
        ? v.s.linear([
            [0, palette.shadow],
            [0.55, palette.shadow],
            [0.8, palette.shadow, 0],
            [1, palette.shadow, 0],
          ])
        : palette.shadow
    v.s.flat(box(at, 150, width, 500), wall)
    for (const y of [190, 260, 330, 400]) {
      const tint = v.random.pick([palette.accent, palette.pop, palette.glow])
      v.s.glow(at + width / 2, y + 20, 60, tint, 0.5)
      v.s.stroke(box(at + 16 * v.narrow, y, width - 32 * v.narrow, 42, 6), tint, 4)
    }
  }
}

export const carnival: ScenePainter = (v) => {
  const { palette } = v
  sky(v, 0.7)
  stars(v, 30, 0.4)
  const [x, y, r] = [v.w * v.random.pick([0.26, 0.74]), 240, 165]
  v.s.glow(x, y, 260, palette.glow, 0.5)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    const [px, py] = [x + Math.cos(a) * r, y + Math.sin(a) * r]
    v.s.stroke(`M${x} ${y}L${px} ${py}`, v.tone(0.5), 3.4)
    v.s.flat(
      soft([
        [px - 17, py],
        [px, py - 8],
        [px + 17, py],
        [px + 12, py + 22],
        [px - 12, py + 22],
      ]),
      i % 2 ? palette.pop : palette.accent,
    )
    v.s.flat(ellipse(px, py - 6, 4.6), '#ffffff')
  }
  v.s.stroke(ellipse(x, y, r), v.tone(0.55), 8)
  v.s.stroke(ellipse(x, y, r), palette.glow, 2.4)
  v.s.stroke(`M${x} ${y}L${x - 80} 460M${x} ${y}L${x + 80} 460`, v.tone(0.6), 10)
  hills(v, 460, 20, v.tone(0.5), 2)
  for (const [share, size] of [
    [0.08, 150],
    [0.9, 170],
    [0.5, 110],
  ] as const) {
    const tx = v.w * share
    for (let i = 0; i < 6; i++) {
      const [a, b] = [tx - size + (i * size) / 3, tx - size + ((i + 1) * size) / 3]
      const tint = i % 2 ? lighten(palette.glow, 0.5) : palette.pop
      v.s.flat(
        poly([
          [tx, 480 - size * 1.1],
          [a, 480 - size * 0.4],
          [b, 480 - size * 0.4],
        ]),
        darken(tint, 0.1),
      )
      v.s.flat(
        poly([
          [a, 480 - size * 0.4],
          [b, 480 - size * 0.4],
          [b, 530],
          [a, 530],
        ]),
        darken(tint, 0.3),
      )
    }
    v.s.flat(
      poly([
        [tx, 480 - size * 1.4],
        [tx + 30, 480 - size * 1.28],
        [tx, 480 - size * 1.16],
      ]),
      palette.accent,
    )
  }
  v.s.flat(
    box(0, 520, v.w, 140),
    v.s.linear([
      [0, v.tone(0.6)],
      [1, palette.shadow],
    ]),
  )
  garland(v, [-10, 30], [v.w * 0.5, 10], 70, 7, [palette.accent, palette.pop, palette.glow])
  garland(v, [v.w * 0.5, 10], [v.w + 10, 30], 70, 7, [palette.glow, palette.accent, palette.pop])
  motes(v, 12)
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

export const diner: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.deep, palette.mid, palette.light, palette.glow)
  const x = v.w / 2
  rays(v, x, 280, 16, 0.3, lighten(palette.glow, 0.3))
  for (const [y, width, tint] of [
    [70, 0.9, palette.pop],
    [112, 0.7, palette.accent],
  ] as const) {
    const d = box(x - (v.w * width) / 2, y, v.w * width, 24, 12)
    v.s.stroke(d, tint, 14, 0.25)
    v.s.stroke(d, lighten(tint, 0.4), 4)
  }
  v.s.flat(
    box(0, 430, v.w, 54),
    v.s.linear([
      [0, '#ffffff'],
      [0.3, '#aab8c8'],
      [0.55, '#f4f8fc'],
      [1, '#6a7888'],
    ]),
  )
  v.s.flat(box(0, 484, v.w, 90), palette.pop)
  for (let i = 0; i < v.w; i += 34) v.s.flat(box(i, 484, 17, 90), '#000000', 0.12)
  for (let row = 0; row < 3; row++) {
    for (let i = -1; i < v.w / 44; i++)
      v.s.flat(
        poly([
          [i * 46 + row * 23, 574 + row * 26],
          [i * 46 + row * 23 + 23, 574 + row * 26],
          [i * 46 + row * 23 + 20, 600 + row * 26],
          [i * 46 + row * 23 - 3, 600 + row * 26],
        ]),
        (i + row) % 2 ? '#fff8ea' : palette.shadow,
      )
  }
  for (const share of [0.08, 0.92]) {
    const sx = v.w * share
    v.s.flat(box(sx - 8, 500, 16, 130), '#b8c4d0')
    v.s.flat(ellipse(sx, 494, 56, 20), darken(palette.pop, 0.35))
    v.s.flat(ellipse(sx, 486, 56, 20), lighten(palette.pop, 0.15))
  }
  for (let i = 0; i < 7; i++)
    v.s.flat(star(4, v.w * v.random.next(), v.random.between(30, 360), 16, 4), '#ffffff', 0.8)
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
