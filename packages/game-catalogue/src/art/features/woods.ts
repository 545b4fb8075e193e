import { darken, lighten, mix } from '../../colour.ts'
import { clouds, disc, haze, motes, rays, stars, wash } from '../scenes/air.ts'
import { garland } from '../scenes/built.ts'
import { grass, hills, pine, ridge, rocks, tree } from '../scenes/ground.ts'
import type { ScenePainter } from '../scenes/view.ts'
import { box, ellipse, line, round } from '../shapes.ts'
import { aurora, milkyWay, torch } from './lights.ts'
import { balloon, fall } from './parts.ts'

/** The long night: northern lights over a frozen lake. */
export const pinesAurora: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.shadow, palette.shadow, palette.deep, palette.mid)
  stars(v, 60, 0.6)
  aurora(v, ['#5cf0a8', palette.pop, palette.light])
  ridge(v, 400, 170, 0.4)
  ridge(v, 430, 90, 0.62)
  v.s.flat(
    box(0, 424, v.w, 220),
    v.s.linear([
      [0, lighten(palette.light, 0.45)],
      [0.4, palette.mid],
      [1, palette.deep],
    ]),
  )
  for (let i = 0; i < 12; i++) {
    const y = 440 + i * 15
    v.s.stroke(
      `M${round(v.w * v.random.next())} ${y}l${round(v.random.between(-60, 60))} ${round(v.random.between(10, 34))}l${round(v.random.between(-50, 50))} 20`,
      '#ffffff',
      1.8,
      0.5,
    )
  }
  v.s.glow(v.w / 2, 470, 220, palette.light, 0.6)
  const cabin = v.w * 0.22
  v.s.flat(box(cabin - 34, 396, 68, 40), darken('#6a4428', 0.3))
  v.s.flat(`M${cabin - 48} 400L${cabin} 356L${cabin + 48} 400Z`, '#f4f8ff')
  v.s.glow(cabin, 418, 60, '#ffcf6a', 0.9)
  v.s.flat(box(cabin - 9, 408, 18, 18, 2), '#ffe08a')
  for (const [share, base, tall] of [
    [0.7, 450, 110],
    [0.86, 470, 160],
    [0.4, 446, 84],
    [0.02, 640, 380],
    [0.99, 650, 420],
    [0.14, 660, 250],
    [0.86, 664, 230],
  ] as const)
    pine(v, v.w * share, base, tall * Math.max(0.8, v.narrow), v.tone(0.84), '#e8f4ff')
  hills(v, 634, 18, '#dcecff', 3)
}

/** Behind the gate: the hall of the idol, between two falls. */
export const templeSanctum: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.deep)
  v.s.glow(x, 230, 340, palette.accent, 0.7)
  rays(v, x, 220, 14, 0.22, palette.accent)
  const stone = mix(palette.mid, '#8a7a5a', 0.45)
  for (const share of [0.13, 0.87])
    fall(v, v.w * share, -10, 560, 76 * Math.max(0.6, v.narrow), mix(palette.light, '#7fd8ff', 0.5))
  v.s.flat(
    `M${x - 150} 560L${x - 118} 90L${x - 70} 40h140L${x + 118} 90L${x + 150} 560Z`,
    darken(stone, 0.4),
  )
  v.s.flat(
    `M${x - 118} 560L${x - 92} 118L${x - 52} 78h104L${x + 92} 118L${x + 118} 560Z`,
    v.s.linear([
      [0, lighten(stone, 0.2)],
      [1, darken(stone, 0.35)],
    ]),
  )
  for (const side of [-1, 1]) {
    v.s.glow(x + side * 42, 190, 60, palette.pop, 0.95)
    v.s.flat(
      `M${x + side * 18} 184L${x + side * 66} 168L${x + side * 62} 206L${x + side * 22} 206Z`,
      lighten(palette.pop, 0.4),
    )
    v.s.stroke(`M${x + side * 12} 158L${x + side * 76} 138`, darken(stone, 0.6), 13)
    v.s.stroke(`M${x + side * 104} 250h${-side * 20}v40h${side * 12}`, palette.accent, 5, 0.9)
  }
  v.s.flat(`M${x - 18} 196L${x + 18} 196L${x + 28} 258L${x - 28} 258Z`, darken(stone, 0.25))
  v.s.flat(box(x - 62, 282, 124, 40, 8), darken(stone, 0.65))
  for (let i = 0; i < 6; i++) v.s.flat(box(x - 56 + i * 19, 284, 15, 17, 3), palette.accent)
  for (const y of [356, 420, 484])
    v.s.stroke(`M${x - 78} ${y}h40v24h-20M${x + 78} ${y}h-40v24h20`, palette.accent, 5, 0.75)
  for (let i = 0; i < 4; i++)
    v.s.flat(
      box(x - 150 - i * 46, 530 + i * 26, 300 + i * 92, 28, 3),
      darken(stone, 0.15 + i * 0.14),
    )
  torch(v, v.w * 0.28, 470, 24, '#ffa53a')
  torch(v, v.w * 0.72, 470, 24, '#ffa53a')
  rocks(v, 648, 62, palette.shadow)
  motes(v, 26, palette.accent)
}

/** An evening of balloons over the meadow. */
export const meadowBalloons: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.deep, palette.mid, palette.light, palette.glow)
  const x = v.w * 0.5
  rays(v, x, 340, 18, 0.3, lighten(palette.glow, 0.4))
  disc(v, x, 340, 76)
  clouds(v, 250, 30, mix(palette.light, '#ffffff', 0.4), 0.7)
  hills(v, 400, 60, v.tone(0.3), 3)
  for (const [share, y, r] of [
    [0.24, 120, 62],
    [0.8, 96, 74],
    [0.58, 210, 34],
    [0.08, 270, 26],
    [0.93, 290, 30],
  ] as const)
    balloon(
      v,
      v.w * share,
      y,
      r * Math.max(0.66, v.narrow),
      share < 0.5 ? palette.pop : palette.accent,
      share < 0.5 ? palette.accent : palette.pop,
    )
  hills(v, 460, 46, mix(v.tone(0.45), '#5a9a3a', 0.6), 3)
  for (let i = 0; i < 5; i++)
    tree(v, v.w * (0.1 + i * 0.2), 466, 74, mix(v.tone(0.55), '#3f8a34', 0.65))
  hills(v, 556, 30, mix(v.tone(0.6), '#3a7a34', 0.7), 2)
  for (let i = 0; i < 60; i++) {
    const [fx, fy] = [v.w * v.random.next(), v.random.between(560, 640)]
    const r = (fy - 520) / 14
    const tint = v.random.pick([palette.pop, palette.accent, '#ffffff', palette.light])
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * Math.PI * 2
      v.s.flat(ellipse(fx + Math.cos(angle) * r, fy + Math.sin(angle) * r * 0.8, r * 0.7), tint)
    }
    v.s.flat(ellipse(fx, fy, r * 0.6), '#ffd23f')
  }
  grass(v, 646, 34, mix(v.tone(0.8), '#2a5a2a', 0.4))
  motes(v, 26)
}

/** The clearing at midnight, with the cauldron lit. */
export const witchingHour: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.deep)
  v.s.glow(x, 190, 300, palette.glow, 0.8)
  v.s.flat(ellipse(x, 180, 140), lighten(palette.glow, 0.25))
  for (const [dx, dy, r] of [
    [-50, -40, 24],
    [40, 30, 32],
    [56, -50, 14],
    [-20, 60, 18],
  ] as const)
    v.s.flat(ellipse(x + dx, 180 + dy, r), palette.light, 0.35)
  for (let i = 0; i < 9; i++) {
    const [bx, by, s] = [v.w * v.random.next(), v.random.between(60, 320), v.random.between(14, 30)]
    v.s.flat(
      `M${round(bx)} ${round(by)}q${round(-s * 0.5)} ${round(-s * 0.7)} ${round(-s * 1.5)} ${round(-s * 0.3)}q${round(s * 0.7)} 0 ${round(s * 0.8)} ${round(s * 0.6)}q${round(s * 0.5)} ${round(-s * 0.2)} ${round(s * 0.7)} ${round(s * 0.3)}q${round(s * 0.2)} ${round(-s * 0.5)} ${round(s * 0.7)} ${round(-s * 0.3)}q${round(s * 0.1)} ${round(-s * 0.6)} ${round(s * 0.8)} ${round(-s * 0.6)}q${round(-s)} ${round(-s * 0.4)} ${round(-s * 1.5)} ${round(s * 0.3)}Z`,
      palette.shadow,
    )
  }
  hills(v, 460, 34, v.tone(0.62), 3)
  for (const [side, at] of [
    [1, 0.02],
    [-1, 0.98],
  ] as const) {
    const tx = v.w * at
    const reach = v.w * 0.34
    v.s.flat(
      `M${tx - 50} 660C${tx - 20} 480 ${tx - 30} 300 ${tx - 44} -10h88C${tx + 20} 300 ${tx + 30} 480 ${tx + 60} 660Z`,
      palette.shadow,
    )
    v.s.stroke(
      `M${tx} 220C${tx + side * reach * 0.4} 170 ${tx + side * reach * 0.5} 110 ${tx + side * reach} 96M${tx + side * reach * 0.45} 150C${tx + side * reach * 0.6} 160 ${tx + side * reach * 0.7} 190 ${tx + side * reach * 0.86} 180M${tx} 330C${tx + side * reach * 0.3} 320 ${tx + side * reach * 0.4} 270 ${tx + side * reach * 0.66} 280`,
      palette.shadow,
      15,
    )
  }
  v.s.flat(
    box(0, 560, v.w, 100),
    v.s.linear([
      [0, v.tone(0.78)],
      [1, palette.shadow],
    ]),
  )
  v.s.glow(x, 560, 190, palette.pop, 0.9)
  v.s.flat(
    `M${x - 74} 556C${x - 92} 620 ${x - 40} 650 ${x} 650C${x + 40} 650 ${x + 92} 620 ${x + 74} 556Z`,
    darken(palette.shadow, 0.4),
  )
  v.s.flat(ellipse(x, 556, 82, 17), '#3a3a44')
  v.s.flat(ellipse(x, 555, 68, 12), lighten(palette.pop, 0.35))
  for (let i = 0; i < 12; i++)
    v.s.flat(
      ellipse(
        x + v.random.between(-60, 60),
        545 - v.random.between(0, 150),
        v.random.between(4, 13),
      ),
      lighten(palette.pop, 0.3),
      0.7,
    )
  for (const share of [0.12, 0.28, 0.74, 0.9]) {
    const px = v.w * share
    v.s.glow(px, 604, 46, '#ffb23a', 0.8)
    for (const dx of [-15, 15, 0])
      v.s.flat(ellipse(px + dx, 606, 18, 23), darken('#f07a1c', dx === 0 ? 0 : 0.22))
    v.s.flat(
      `M${px - 13} 600l9 -10l6 10ZM${px + 13} 600l-9 -10l-6 10ZM${px - 15} 612q15 16 30 0q-6 6 -15 5t-15 -5Z`,
      '#fff0a0',
    )
    v.s.stroke(`M${px} 584q2 -10 9 -12`, '#4a7a2a', 6)
  }
  haze(v, 560, 110, palette.pop, 0.3)
  motes(v, 22, palette.pop)
}

/** Harvest moon: the orchard at night, with lamps in the trees. */
export const orchardMoon: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.light)
  milkyWay(v, palette.mid)
  v.s.glow(x, 230, 300, palette.glow, 0.9)
  v.s.flat(ellipse(x, 230, 124), lighten(palette.glow, 0.35))
  v.s.flat(ellipse(x - 34, 200, 28), palette.light, 0.4)
  v.s.flat(ellipse(x + 40, 262, 20), palette.light, 0.4)
  hills(v, 400, 50, v.tone(0.5), 3)
  for (let i = 0; i < 7; i++)
    tree(v, v.w * ((i + 0.5) / 7), 420, 80, mix(v.tone(0.6), '#2e6a3a', 0.5))
  hills(v, 470, 36, mix(v.tone(0.62), '#3a5a2a', 0.4), 2)
  for (const [at, full] of [
    [-0.02, 470],
    [1.02, 440],
  ] as const) {
    const tall = full * Math.max(0.6, v.narrow)
    tree(v, v.w * at, 620, tall, mix(v.tone(0.66), '#2e7a2e', 0.75))
    for (let i = 0; i < 16; i++)
      v.s.flat(
        ellipse(
          v.w * at + v.random.between(-0.34, 0.34) * tall,
          620 - v.random.between(0.45, 0.95) * tall,
          10,
        ),
        v.random.pick(['#ff4a3a', palette.pop, palette.accent]),
      )
  }
  garland(v, [-10, 150], [v.w * 0.5, 60], 80, 7, [palette.accent, palette.glow, palette.pop])
  garland(v, [v.w * 0.5, 60], [v.w + 10, 140], 80, 7, [palette.glow, palette.pop, palette.accent])
  for (const share of [0.2, 0.5, 0.82]) {
    const bx = v.w * share
    for (let i = 0; i < 9; i++)
      v.s.flat(
        ellipse(bx - 36 + (i % 5) * 18, 578 - (i > 4 ? 16 : 0), 13),
        i % 2 ? '#f0402c' : palette.accent,
      )
    v.s.flat(
      `M${bx - 56} 580h112l-14 66h-84Z`,
      v.s.linear([
        [0, '#c88a4a'],
        [1, '#6a3e1c'],
      ]),
    )
    v.s.stroke(line(`${bx - 52} 600 ${bx} 604 ${bx + 52} 600`), '#4a2a12', 4, 0.6)
  }
  grass(v, 652, 26, '#24481e')
  motes(v, 30)
}
