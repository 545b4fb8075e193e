import { darken, lighten } from '../../colour.ts'
import { box, ellipse, poly, soft, star } from '../shapes.ts'
import { haze, motes, rays, sky, stars, wash } from './air.ts'
import { garland, skyline } from './built.ts'
import { grass, hills } from './ground.ts'
import type { ScenePainter, View } from './view.ts'

/** A house right in front, at an edge of the picture: it goes on above, and ends in the light of the street. */
function nearWall(v: View, x: number, width: number, side: 0 | 1): void {
  const { palette } = v
  const top = -20
  const face = box(x, top, width, 670)
  v.s.flat(
    face,
    v.s.linear([
      [0, v.tone(0.86)],
      [0.5, palette.shadow],
      [0.74, palette.shadow, 0.9],
      [0.94, palette.shadow, 0],
      [1, palette.shadow, 0],
    ]),
  )
  for (const y of [40, 92, 144])
    for (const share of [0.2, 0.58])
      if (v.random.chance(0.6))
        v.s.flat(box(x + width * share, y, width * 0.2, 26, 2), palette.glow, 0.5)
  const corner = side ? x : x + width
  v.s.stroke(`M${corner} ${top}L${corner} 470`, palette.pop, 5, 0.25)
  v.s.stroke(`M${corner} ${top}L${corner} 470`, lighten(palette.pop, 0.3), 1.6, 0.6)
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
    if (v.isStage) nearWall(v, at, width, side)
    else v.s.flat(box(at, 150, width, 500), palette.shadow)
    for (const y of [190, 260, 330, 400]) {
      const tint = v.random.pick([palette.accent, palette.pop, palette.glow])
      v.s.glow(at + width / 2, y + 20, 60, tint, 0.5)
      v.s.stroke(box(at + 16 * v.narrow, y, width - 32 * v.narrow, 42, 6), tint, 4)
    }
  }
}

/** The meadow in front of the tents, with the light that falls out of them. */
function fairground(v: View): void {
  hills(v, 526, 22, v.tone(0.62), 3)
  for (const share of [0.08, 0.5, 0.9]) v.s.glow(v.w * share, 545, 120, v.palette.glow, 0.35)
  hills(v, 588, 26, v.tone(0.8), 2)
  grass(v, 646, 40, v.palette.shadow)
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
  if (v.isStage) fairground(v)
  else
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
