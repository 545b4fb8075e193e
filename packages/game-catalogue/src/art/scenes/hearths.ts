import { darken, lighten, mix } from '../../colour.ts'
import { annulus, box, ellipse, line, poly, ring, soft } from '../shapes.ts'
import { clouds, disc, motes, rays, wash } from './air.ts'
import { shelves } from './built.ts'
import { grass, hills, tree } from './ground.ts'
import type { ScenePainter, View } from './view.ts'

/** A toothed wheel on the wall. */
function cog(v: View, x: number, y: number, r: number, colour: `#${string}`): void {
  const d =
    poly(ring(48, x, y, (i) => (i % 4 < 2 ? r : r * 0.84), v.random.next() * 30)) +
    ellipse(x, y, r * 0.42)
  v.s.flat(
    d,
    v.s.linear(
      [
        [0, lighten(colour, 0.35)],
        [0.5, colour],
        [1, darken(colour, 0.45)],
      ],
      -30,
    ),
  )
  v.s.stroke(annulus(x, y, r * 0.7, r * 0.52), darken(colour, 0.45), 3, 0.6)
  v.s.flat(ellipse(x, y, r * 0.14), lighten(colour, 0.3))
}

export const candyHills: ScenePainter = (v) => {
  const { palette } = v
  wash(v, mix(palette.mid, '#6ac8ff', 0.45), palette.light, palette.glow, palette.light)
  const x = v.w * v.random.between(0.3, 0.7)
  rays(v, x, 200, 12, 0.4, '#ffffff')
  clouds(v, 120, 44, mix(palette.light, '#ffffff', 0.55), 0.9)
  for (const [i, tint] of [palette.pop, palette.accent, palette.mid].entries())
    v.s.stroke(`M-30 430Q${v.w / 2} ${40 + i * 22} ${v.w + 30} 430`, tint, 22, 0.5)
  hills(v, 410, 90, mix(palette.light, palette.pop, 0.25), 3)
  for (let i = 0; i < 7; i++) {
    const [lx, tall, r] = [
      v.w * v.random.next(),
      v.random.between(60, 120),
      v.random.between(18, 30),
    ]
    v.s.stroke(`M${lx} 430L${lx} ${430 - tall}`, '#ffffff', 7)
    v.s.flat(ellipse(lx, 430 - tall, r), i % 2 ? palette.pop : palette.mid)
    v.s.stroke(
      `M${lx} ${430 - tall}m${-r * 0.6} 0a${r * 0.6} ${r * 0.6} 0 1 1 ${r * 0.6} ${r * 0.6}a${r * 0.3} ${r * 0.3} 0 1 1 ${-r * 0.3} ${-r * 0.3}`,
      '#ffffff',
      5,
      0.9,
    )
  }
  hills(v, 470, 60, mix(palette.mid, palette.light, 0.5), 2)
  v.s.flat(
    soft([
      [v.w * 0.44, 470],
      [v.w * 0.6, 510],
      [v.w * 0.34, 560],
      [v.w * 0.3, 660],
      [v.w * 0.8, 660],
      [v.w * 0.56, 560],
      [v.w * 0.72, 510],
      [v.w * 0.52, 468],
    ]),
    '#fff4dc',
    0.92,
  )
  hills(v, 580, 30, palette.mid, 3)
  for (const side of [0, 1]) {
    const [cx, dir] = [side ? v.w - 26 : 26, side ? -1 : 1]
    const cane = line([
      [cx, 650],
      [cx, 330],
      [cx + dir * 30, 270],
      [cx + dir * 78, 290],
      [cx + dir * 84, 340],
    ])
    v.s.stroke(cane, palette.shadow, 42, 0.6)
    v.s.stroke(cane, '#ffffff', 34)
    v.s.add(
      `<path d="${cane}" fill="none" stroke="${palette.pop}" stroke-width="34" stroke-dasharray="24 26"/>`,
    )
    v.s.stroke(cane, '#ffffff', 5, 0.5)
  }
  for (let i = 0; i < 26; i++)
    v.s.flat(
      ellipse(v.w * v.random.next(), v.random.between(500, 638), v.random.between(4, 9)),
      v.random.pick([palette.pop, palette.accent, '#ffffff', palette.glow]),
    )
}

export const workshop: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.deep, palette.mid, palette.deep)
  for (let y = 0; y < 520; y += 32)
    for (let x = (y / 32) % 2 ? -30 : 0; x < v.w; x += 62)
      v.s.flat(
        box(x + 1, y + 1, 60, 30, 3),
        v.random.chance(0.5) ? lighten(palette.mid, 0.05) : darken(palette.mid, 0.12),
        0.5,
      )
  v.s.flat(
    ellipse(v.w / 2, 210, 150),
    v.s.radial([
      [0, lighten(palette.glow, 0.4)],
      [1, palette.light],
    ]),
  )
  v.s.stroke(
    `${ellipse(v.w / 2, 210, 150)}M${v.w / 2} 60L${v.w / 2} 360M${v.w / 2 - 150} 210L${v.w / 2 + 150} 210`,
    palette.shadow,
    11,
  )
  v.s.glow(v.w / 2, 220, 330, palette.glow, 0.7)
  for (const [x, y, r, near] of [
    [0.06, 120, 120, 0.3],
    [0.95, 180, 140, 0.34],
    [0.12, 360, 100, 0.5],
    [0.9, 430, 110, 0.55],
    [0.3, 470, 62, 0.6],
    [0.72, 500, 56, 0.6],
  ] as const)
    cog(v, v.w * x, y, r, mix(v.tone(near), '#d09a4a', 0.35))
  for (const [y, from] of [
    [40, 0],
    [560, 0.1],
  ] as const) {
    v.s.stroke(`M${v.w * from - 20} ${y}L${v.w + 20} ${y}`, darken(palette.pop, 0.6), 24)
    v.s.stroke(
      `M${v.w * from - 20} ${y - 3}L${v.w + 20} ${y - 3}`,
      mix(palette.pop, '#c88a4a', 0.6),
      15,
    )
  }
  clouds(v, 560, 46, palette.light, 0.3)
  v.s.flat(
    box(0, 584, v.w, 60),
    v.s.linear([
      [0, mix(palette.mid, '#b8783c', 0.5)],
      [1, palette.shadow],
    ]),
  )
  cog(v, v.w * 0.02, 620, 96, v.tone(0.86))
  cog(v, v.w * 0.98, 630, 110, v.tone(0.86))
  motes(v, 18)
}

export const library: ScenePainter = (v) => {
  const { palette } = v
  shelves(v, 0, 640, mix(palette.mid, '#8a5a30', 0.5))
  v.s.flat(box(0, 0, v.w, 640), palette.deep, 0.45)
  const x = v.w / 2
  const arch = `M${x - 130} 520L${x - 130} 220Q${x - 130} 60 ${x} 40Q${x + 130} 60 ${x + 130} 220L${x + 130} 520Z`
  v.s.flat(
    arch,
    v.s.linear([
      [0, palette.mid],
      [0.6, palette.light],
      [1, palette.glow],
    ]),
  )
  v.s.stroke(arch, palette.shadow, 14)
  v.s.stroke(
    `M${x} 40L${x} 520M${x - 130} 220L${x + 130} 220M${x - 130} 370L${x + 130} 370`,
    palette.shadow,
    6,
  )
  v.s.glow(x, 250, 330, palette.glow, 0.75)
  rays(v, x, 240, 12, 0.18)
  v.s.flat(
    poly([
      [0, 640],
      [0, 556],
      [v.w, 556],
      [v.w, 640],
    ]),
    v.s.linear([
      [0, mix(palette.mid, '#a86a34', 0.5)],
      [1, palette.shadow],
    ]),
  )
  for (const [share, count] of [
    [0.08, 4],
    [0.92, 5],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const tint = v.random.pick([palette.pop, palette.mid, palette.accent, palette.deep])
      v.s.flat(
        box(v.w * share - 58 + v.random.between(-8, 8), 556 - (i + 1) * 24, 116, 22, 4),
        darken(tint, 0.25),
      )
      v.s.flat(box(v.w * share - 50, 562 - (i + 1) * 24, 96, 8), '#fff0d0', 0.5)
    }
    v.s.glow(v.w * share, 556 - count * 24 - 46, 80, palette.glow, 0.9)
    v.s.flat(box(v.w * share - 9, 556 - count * 24 - 40, 18, 40, 3), '#fff2dc')
    v.s.flat(
      soft([
        [v.w * share, 556 - count * 24 - 72],
        [v.w * share + 8, 556 - count * 24 - 50],
        [v.w * share, 556 - count * 24 - 40],
        [v.w * share - 8, 556 - count * 24 - 50],
      ]),
      '#ffb82a',
    )
  }
  motes(v, 24, palette.accent)
}

export const orchard: ScenePainter = (v) => {
  const { palette } = v
  wash(v, mix(palette.mid, '#4aa8f0', 0.55), mix(palette.light, '#ffffff', 0.4), palette.glow)
  const x = v.w * v.random.between(0.35, 0.65)
  rays(v, x, 190, 16, 0.4, '#ffffff')
  disc(v, x, 190, 54)
  clouds(v, 110, 34, '#ffffff', 0.8)
  hills(v, 390, 70, mix('#8ac84a', palette.light, 0.45), 3)
  const fruitTree = (tx: number, base: number, tall: number, green: `#${string}`) => {
    tree(v, tx, base, tall, green)
    for (let i = 0; i < 9; i++)
      v.s.flat(
        ellipse(
          tx + v.random.between(-0.2, 0.2) * tall,
          base - v.random.between(0.48, 0.9) * tall,
          tall * 0.042,
        ),
        v.random.pick([palette.pop, palette.accent, '#f0302c']),
      )
  }
  for (let i = 0; i < 6; i++)
    fruitTree(v.w * ((i + 0.5) / 6), 420, 96, mix('#5aa83a', palette.mid, 0.2))
  hills(v, 460, 40, mix('#78b83a', palette.mid, 0.25), 2)
  for (let i = -5; i < 6; i++)
    v.s.stroke(
      `M${v.w / 2 + i * 26} 440Q${v.w / 2 + i * 70} 520 ${v.w / 2 + i * 140} 640`,
      darken('#5a8a2a', 0.25),
      7,
      0.35,
    )
  fruitTree(0, 600, 420, mix('#3f8a2e', palette.deep, 0.2))
  fruitTree(v.w, 600, 400, mix('#3f8a2e', palette.deep, 0.2))
  for (let y = 556; y < 640; y += 34) {
    v.s.flat(
      box(0, y, v.w, 22, 3),
      v.s.linear([
        [0, '#d89a5a'],
        [1, '#8a5426'],
      ]),
    )
  }
  for (let fx = 20; fx < v.w; fx += 88)
    v.s.flat(
      poly([
        [fx, 530],
        [fx + 11, 518],
        [fx + 22, 530],
        [fx + 22, 640],
        [fx, 640],
      ]),
      v.s.linear([
        [0, '#e8b070'],
        [1, '#7a4a20'],
      ]),
    )
  grass(v, 640, 30, '#3f7a24')
}
