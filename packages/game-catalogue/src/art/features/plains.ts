import { darken, lighten, mix } from '../../colour.ts'
import { disc, haze, motes, rays, stars, wash } from '../scenes/air.ts'
import { column, pagoda } from '../scenes/built.ts'
import { grass, hills, ridge, rocks, water } from '../scenes/ground.ts'
import type { ScenePainter } from '../scenes/view.ts'
import { box, ellipse, round } from '../shapes.ts'
import { milkyWay, torch } from './lights.ts'
import { branch } from './parts.ts'

/** The chamber that nobody had opened. */
export const tombChamber: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.deep)
  for (let y = 0; y < 560; y += 46)
    for (let bx = (y / 46) % 2 ? -50 : 0; bx < v.w; bx += 100)
      v.s.flat(
        box(bx + 2, y + 2, 96, 42, 3),
        v.random.chance(0.5) ? lighten(palette.mid, 0.06) : darken(palette.mid, 0.14),
        0.5,
      )
  v.s.glow(x, 220, 330, palette.accent, 0.85)
  rays(v, x, 190, 16, 0.24, palette.accent)
  v.s.gold(ellipse(x, 150, 62))
  for (const side of [-1, 1]) {
    for (let i = 0; i < 6; i++)
      v.s.flat(
        `M${x + side * 60} ${150 + i * 4}C${x + side * (110 + i * 8)} ${110 + i * 20} ${x + side * (170 + i * 6)} ${100 + i * 26} ${x + side * (236 - i * 18)} ${120 + i * 26}C${x + side * 170} ${150 + i * 24} ${x + side * 120} ${170 + i * 14} ${x + side * 60} ${172 + i * 4}Z`,
        i % 2 ? palette.pop : palette.accent,
        0.95,
      )
  }
  v.s.flat(
    `M${x - 96} 560L${x - 84} 270C${x - 84} 216 ${x + 84} 216 ${x + 84} 270L${x + 96} 560Z`,
    darken(palette.accent, 0.55),
  )
  v.s.gold(`M${x - 74} 560L${x - 66} 282C${x - 66} 236 ${x + 66} 236 ${x + 66} 282L${x + 74} 560Z`)
  v.s.flat(ellipse(x, 300, 36, 44), lighten(palette.accent, 0.35))
  v.s.flat(
    `M${x - 24} 296q10 -9 20 0q-10 6 -20 0ZM${x + 24} 296q-10 -9 -20 0q10 6 20 0Z`,
    '#1c1030',
  )
  for (let i = 0; i < 6; i++)
    v.s.stroke(`M${x - 64} ${374 + i * 30}q64 22 128 0`, i % 2 ? palette.pop : '#204a8a', 11)
  for (const [share, wide] of [
    [0.04, 70],
    [0.96, 70],
    [0.24, 50],
    [0.76, 50],
  ] as const) {
    column(
      v,
      v.w * share,
      wide > 60 ? -20 : 60,
      600,
      wide * Math.max(0.6, v.narrow),
      mix(palette.mid, '#d8a860', 0.5),
    )
    for (const y of [170, 290, 410])
      v.s.stroke(
        `M${v.w * share - 8} ${y}l8 -12l8 12l-8 12ZM${v.w * share} ${y + 22}v20`,
        palette.pop,
        4,
        0.9,
      )
  }
  torch(v, v.w * 0.15, 440, 24, '#ff9a3a')
  torch(v, v.w * 0.85, 440, 24, '#ff9a3a')
  v.s.flat(
    box(0, 566, v.w, 90),
    v.s.linear([
      [0, mix(palette.glow, palette.mid, 0.5)],
      [1, palette.shadow],
    ]),
  )
  motes(v, 26, palette.accent)
}

/** The morning when the garden blossoms. */
export const gardenBlossom: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, mix(palette.mid, palette.light, 0.4), palette.light, palette.glow, '#ffffff')
  v.s.glow(x, 280, 330, '#ffffff', 0.8)
  v.s.flat(ellipse(x, 260, 110), '#ff6a4a', 0.9)
  v.s.flat(
    `M${x - 260} 410L${x - 60} 170L${x - 20} 190L${x} 174L${x + 24} 192L${x + 64} 170L${x + 280} 410Z`,
    mix(palette.light, palette.mid, 0.5),
  )
  v.s.flat(
    `M${x - 112} 232L${x - 60} 170L${x - 20} 190L${x} 174L${x + 24} 192L${x + 64} 170L${x + 118} 232l-34 -6l-24 22l-26 -24l-30 24l-34 -22l-30 18Z`,
    '#ffffff',
    0.95,
  )
  haze(v, 400, 120, '#ffffff', 0.8)
  pagoda(v, v.w * 0.13, 430, 110, 4, mix(v.tone(0.5), palette.pop, 0.3), palette.glow)
  water(v, 420, x)
  const gate = '#d8392b'
  v.s.flat(box(x - 108, 330, 18, 190, 4), gate)
  v.s.flat(box(x + 90, 330, 18, 190, 4), gate)
  v.s.flat(box(x - 128, 364, 256, 15), darken(gate, 0.15))
  v.s.flat(
    `M${x - 164} 322Q${x} 346 ${x + 164} 322L${x + 156} 346Q${x} 366 ${x - 156} 346Z`,
    darken(gate, 0.35),
  )
  v.s.stroke(`M${x - 98} 530v60M${x + 98} 530v60`, gate, 15, 0.25)
  branch(v, -1, 120, v.w * 0.46, '#ff9ac0')
  branch(v, 1, 170, v.w * 0.4, '#ff9ac0')
  for (let i = 0; i < 34; i++) {
    const [px, py] = [round(v.w * v.random.next()), round(v.h * v.random.next())]
    v.s.add(
      `<ellipse cx="${px}" cy="${py}" rx="7" ry="3.4" fill="#ffc2d8" opacity=".9" transform="rotate(${v.random.int(0, 180)} ${px} ${py})"/>`,
    )
  }
  grass(v, 650, 26, mix(v.tone(0.7), '#3a7a4a', 0.5))
}

/** Camp under the stars, where the canyon keeps the day's warmth. */
export const canyonNight: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.shadow, palette.deep, palette.mid)
  milkyWay(v, palette.pop)
  stars(v, 60, 0.7)
  disc(v, v.w * 0.8, 110, 40)
  for (const [at, wide, top] of [
    [0.2, 150, 250],
    [0.68, 120, 280],
    [0.95, 170, 210],
  ] as const) {
    const cx = v.w * at
    v.s.flat(
      `M${cx - wide} 470L${cx - wide * 0.6} ${top + 60}L${cx - wide * 0.5} ${top}h${wide}L${cx + wide * 0.62} ${top + 60}L${cx + wide} 470Z`,
      v.s.linear([
        [0, v.tone(0.4)],
        [1, v.tone(0.7)],
      ]),
    )
    for (const y of [40, 84, 130])
      v.s.stroke(`M${cx - wide * 0.62} ${top + y}h${wide * 1.24}`, palette.light, 4, 0.25)
  }
  hills(v, 476, 20, v.tone(0.72), 3)
  v.s.glow(x, 560, 240, '#ff9a3a', 0.85)
  for (const [wide, tall, tint] of [
    [44, 110, '#ff7a2a'],
    [30, 80, '#ffc04a'],
    [15, 46, '#fff4c0'],
  ] as const)
    v.s.flat(
      `M${x - wide} 596C${x - wide * 1.5} ${596 - tall * 0.4} ${x - 8} ${596 - tall * 0.5} ${x + 4} ${596 - tall}C${x + wide} ${596 - tall * 0.5} ${x + wide * 1.5} ${596 - tall * 0.3} ${x + wide} 596Z`,
      tint,
    )
  v.s.stroke(`M${x - 60} 606L${x + 46} 588M${x + 60} 606L${x - 46} 588`, '#5a3418', 15)
  for (const [share, size] of [
    [0.08, 1],
    [0.93, 1.15],
    [0.26, 0.6],
  ] as const) {
    const cx = v.w * share
    v.s.stroke(
      `M${cx} 630V${630 - 190 * size}M${cx} ${630 - 70 * size}h${-42 * size}v${-60 * size}M${cx} ${630 - 96 * size}h${42 * size}v${-54 * size}`,
      mix(palette.shadow, '#1d4a34', 0.5),
      26 * size,
    )
  }
  rocks(v, 652, 60, palette.shadow)
  motes(v, 30, '#ffb04a', 0.4, 0.95)
}

/** The night of drums on the plain. */
export const savannaDrums: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.light, palette.glow)
  stars(v, 46, 0.45)
  v.s.glow(x, 380, 320, palette.glow, 0.9)
  v.s.flat(
    ellipse(x, 380, 150),
    v.s.linear([
      [0, lighten(palette.glow, 0.3)],
      [1, palette.pop],
    ]),
  )
  ridge(v, 440, 50, 0.5, 0.6)
  for (const [share, size] of [
    [0.14, 1.15],
    [0.9, 0.95],
    [0.66, 0.5],
  ] as const) {
    const [tx, base] = [v.w * share, 480]
    v.s.stroke(
      `M${tx} ${base}C${tx - 6} ${base - 60 * size} ${tx + 10} ${base - 90 * size} ${tx - 6} ${base - 160 * size}M${tx + 2} ${base - 90 * size}L${tx + 56 * size} ${base - 160 * size}M${tx} ${base - 100 * size}L${tx - 62 * size} ${base - 158 * size}`,
      palette.shadow,
      12 * size,
    )
    for (const [dx, dy, wide] of [
      [0, -186, 120],
      [-70, -164, 76],
      [72, -168, 80],
    ] as const)
      v.s.flat(ellipse(tx + dx * size, base + dy * size, wide * size, 22 * size), palette.shadow)
  }
  v.s.flat(
    box(0, 474, v.w, 180),
    v.s.linear([
      [0, v.tone(0.7)],
      [1, palette.shadow],
    ]),
  )
  for (const [share, tall] of [
    [0.08, 130],
    [0.28, 96],
    [0.74, 100],
    [0.93, 136],
  ] as const) {
    const [dx, wide] = [v.w * share, tall * 0.36 * Math.max(0.72, v.narrow)]
    v.s.flat(
      `M${dx - wide} ${620 - tall}L${dx + wide} ${620 - tall}L${dx + wide * 0.6} 620h${-wide * 1.2}Z`,
      v.s.linear([
        [0, '#a8602c'],
        [1, '#4a2410'],
      ]),
    )
    for (let i = 0; i < 4; i++)
      v.s.stroke(
        `M${dx - wide + i * wide * 0.5} ${626 - tall}L${dx - wide * 0.5 + i * wide * 0.4} 610`,
        palette.accent,
        4,
      )
    v.s.stroke(`M${dx - wide * 0.8} ${620 - tall * 0.4}h${wide * 1.6}`, palette.pop, 9)
    v.s.flat(ellipse(dx, 620 - tall, wide, wide * 0.28), '#f4dcb0')
    v.s.stroke(ellipse(dx, 620 - tall, wide, wide * 0.28), '#7a4420', 4)
  }
  torch(v, v.w * 0.18, 500, 22, '#ff9a3a')
  torch(v, v.w * 0.83, 500, 22, '#ff9a3a')
  grass(v, 650, 34, palette.shadow)
  motes(v, 34, '#ffb04a')
}
