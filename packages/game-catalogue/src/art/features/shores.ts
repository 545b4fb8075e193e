import { darken, lighten, mix } from '../../colour.ts'
import { bubbles, clouds, disc, haze, motes, rays, shafts, stars, wash } from '../scenes/air.ts'
import { column, garland, pagoda } from '../scenes/built.ts'
import { hills, palm, ridge, rocks, water } from '../scenes/ground.ts'
import type { ScenePainter, View } from '../scenes/view.ts'
import { box, ellipse, round, soft } from '../shapes.ts'
import { firework, milkyWay, skyLantern } from './lights.ts'
import { arch, caveMouth, goldHeap, lotus } from './parts.ts'

/** Lights of the sky on the water below them. */
function reflections(v: View, y: number, count: number, colours: readonly `#${string}`[]): void {
  for (let i = 0; i < count; i++) {
    const depth = v.random.next()
    v.s.flat(
      ellipse(v.w * v.random.next(), y + 8 + depth * (v.h - y), 12 + depth * 26, 1.6 + depth * 2),
      v.random.pick(colours),
      0.6,
    )
  }
}

/** The night of lanterns: the harbour sends up its lights. */
export const harbourFestival: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.shadow, palette.deep, palette.mid, palette.light)
  stars(v, 40, 0.5)
  firework(v, v.w * 0.2, 120, 96, palette.pop)
  firework(v, v.w * 0.82, 90, 84, palette.accent)
  firework(v, v.w * 0.56, 190, 64, palette.light)
  ridge(v, 372, 90, 0.4)
  for (const [share, floors, width] of [
    [0.06, 2, 84],
    [0.94, 3, 96],
  ] as const)
    pagoda(v, v.w * share, 402, width, floors, v.tone(0.62), palette.glow)
  water(v, 398, v.w / 2)
  reflections(v, 404, 34, [palette.pop, palette.accent, palette.glow])
  for (let i = 0; i < 15; i++) {
    const near = i / 14
    skyLantern(
      v,
      v.w * ((i * 0.618 + 0.08) % 1),
      470 - ((i * 137) % 430),
      9 + near * 17,
      i % 3 ? '#ffb347' : palette.pop,
    )
  }
  for (const share of [0.18, 0.74]) {
    const x = v.w * share
    v.s.flat(`M${x - 46} 590q46 26 92 0l-12 26h-68Z`, palette.shadow)
    v.s.stroke(`M${x} 592v-70`, palette.shadow, 5)
    garland(v, [x - 44, 588], [x, 522], 6, 4, [palette.accent, palette.pop])
    garland(v, [x, 522], [x + 44, 588], 6, 4, [palette.pop, palette.accent])
  }
  motes(v, 16)
}

/** A palace that the reef has grown over. */
export const reefPalace: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.mid, palette.deep, mix(palette.deep, palette.shadow, 0.6))
  v.s.glow(v.w / 2, 170, 340, palette.glow, 0.8)
  shafts(v, 0.3, palette.glow)
  const stone = mix(palette.light, palette.mid, 0.45)
  arch(v, v.w / 2, 520, Math.min(300, v.w * 0.72), 400, stone, 24)
  arch(v, v.w / 2, 520, Math.min(210, v.w * 0.5), 310, palette.accent, 9)
  v.s.glow(v.w / 2, 330, 150, palette.accent, 0.7)
  for (const [share, top] of [
    [0.05, 110],
    [0.95, 70],
    [0.24, 250],
    [0.76, 220],
  ] as const)
    column(v, v.w * share, top, 570, 46 * Math.max(0.7, v.narrow), stone)
  for (let i = 0; i < 3; i++)
    v.s.flat(
      box(v.w / 2 - 190 - i * 60, 500 + i * 30, 380 + i * 120, 32, 4),
      darken(stone, 0.2 + i * 0.14),
    )
  hills(v, 610, 24, mix(palette.glow, palette.mid, 0.6), 4)
  goldHeap(v, v.w * 0.5, 596, 84, 34)
  for (let i = 0; i < 16; i++) {
    const x = v.w * (i < 8 ? v.random.between(0, 0.26) : v.random.between(0.74, 1))
    const tall = v.random.between(50, 120)
    const tint = v.random.pick([palette.pop, palette.accent, palette.light])
    v.s.stroke(
      `M${round(x)} 650q${round(v.random.between(-24, 24))} ${round(-tall / 2)} 0 ${round(-tall)}`,
      darken(tint, 0.3),
      13,
    )
    v.s.glow(x, 650 - tall, 28, tint, 0.8)
    v.s.flat(ellipse(x, 650 - tall, 9), lighten(tint, 0.5))
  }
  bubbles(v, 22)
}

/** The deep where the earth glows: chimneys of fire under a passing whale. */
export const deepVents: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.shadow, mix(palette.shadow, palette.deep, 0.5), palette.deep, palette.mid)
  v.s.glow(v.w / 2, 620, 440, palette.pop, 0.55)
  const x = v.w / 2
  const size = Math.min(1, v.w / 520)
  v.s.group(`transform="translate(${round(x)} 140) scale(${round(size * 10) / 10})"`, () => {
    v.s.flat(
      'M-230 0C-190 -66 -40 -84 80 -40C140 -20 190 -30 226 -84C238 -40 262 -30 286 -36C270 0 240 16 200 14C130 66 -20 84 -130 62C-190 50 -226 30 -230 0Z',
      v.s.linear([
        [0, mix(palette.mid, palette.light, 0.5)],
        [1, palette.deep],
      ]),
    )
    v.s.stroke('M-214 22C-150 54 -60 60 20 50', palette.light, 4, 0.5)
    v.s.flat('M-40 56C-30 110 10 130 40 134C34 104 24 76 20 52Z', palette.deep)
    v.s.flat(ellipse(-164, 2, 6), palette.glow)
  })
  ridge(v, 520, 150, 0.72, 1.2)
  for (const [share, top, wide] of [
    [0.08, 360, 60],
    [0.9, 320, 70],
    [0.3, 470, 44],
    [0.7, 450, 50],
  ] as const) {
    const cx = v.w * share
    v.s.glow(cx, top - 20, wide * 2.6, palette.pop, 0.75)
    for (let i = 0; i < 5; i++)
      v.s.flat(
        ellipse(cx + v.random.between(-14, 14), top - 20 - i * 26, 13 + i * 6, 17 + i * 4),
        mix(palette.pop, palette.shadow, i * 0.2),
        round((0.6 - i * 0.1) * 10) / 10,
      )
    v.s.flat(
      `M${cx - wide} 660L${cx - wide * 0.36} ${top}h${wide * 0.72}L${cx + wide} 660Z`,
      v.s.linear([
        [0, lighten(palette.pop, 0.2)],
        [0.14, darken(palette.pop, 0.5)],
        [1, palette.shadow],
      ]),
    )
    v.s.stroke(`M${cx} ${top + 10}q-14 70 6 120t-10 130`, lighten(palette.pop, 0.35), 5, 0.9)
  }
  for (let i = 0; i < 9; i++) {
    const [jx, jy, r] = [v.w * v.random.next(), v.random.between(60, 460), v.random.between(9, 20)]
    v.s.glow(jx, jy, r * 3, palette.accent, 0.6)
    v.s.flat(
      `M${jx - r} ${jy}A${r} ${r} 0 0 1 ${jx + r} ${jy}q${-r / 2} ${r * 0.4} ${-r} 0t${-r} 0Z`,
      lighten(palette.accent, 0.3),
      0.9,
    )
    v.s.stroke(
      `M${jx - r * 0.5} ${jy}q-6 ${r} 2 ${r * 2}M${jx + r * 0.4} ${jy}q6 ${r} -2 ${r * 2}`,
      palette.accent,
      2,
      0.7,
    )
  }
  rocks(v, 646, 66, palette.shadow)
  motes(v, 26, palette.pop, 0.4, 1)
}

/** The lake at midnight, when its lilies open. */
export const lakeLilies: ScenePainter = (v) => {
  const { palette } = v
  wash(v, palette.shadow, palette.deep, mix(palette.deep, palette.mid, 0.7), palette.light)
  milkyWay(v, palette.mid)
  const x = v.w * 0.5
  disc(v, x, 150, 62)
  ridge(v, 372, 110, 0.45, 0.7)
  haze(v, 372, 80)
  water(v, 372, x)
  for (const side of [1, -1] as const)
    for (let i = 0; i < 16; i++) {
      const at = v.w * 0.5 + side * (v.w * 0.5 - i * 13 * v.narrow)
      const low = 430 - i * 17 + v.random.between(-20, 20)
      v.s.stroke(
        `M${round(at + side * 30)} -10C${round(at)} 60 ${round(at - side * 10)} ${round(low - 160)} ${round(at + v.random.between(-8, 8))} ${round(low)}`,
        mix(v.tone(0.62), palette.light, i * 0.03),
        4,
        0.9,
      )
    }
  for (const [share, y, size] of [
    [0.3, 440, 15],
    [0.66, 456, 17],
    [0.14, 500, 24],
    [0.84, 520, 27],
    [0.46, 560, 36],
    [0.06, 612, 44],
    [0.78, 622, 46],
  ] as const)
    lotus(v, v.w * share, y, size * Math.max(0.72, v.narrow), palette.pop)
  motes(v, 34, palette.glow, 0.2, 0.98)
}

/** The eye of the storm: calm in the middle, a wall of cloud around. */
export const stormEye: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.deep, palette.mid, palette.light, palette.glow)
  for (let i = 9; i >= 1; i--) {
    const reach = i * 0.16
    v.s.flat(
      ellipse(x, 170, v.w * reach * 0.9 + 30, 60 + 300 * reach * 0.7),
      mix(palette.glow, palette.shadow, Math.min(1, i * 0.105)),
      0.75,
    )
  }
  rays(v, x, 160, 16, 0.36, '#ffffff')
  v.s.glow(x, 160, 150, '#ffffff', 0.9)
  for (let turn = 0; turn < 4; turn++)
    v.s.stroke(
      `M${x - v.w * 0.7} ${120 + turn * 70}C${x - v.w * 0.3} ${30 + turn * 50} ${x + v.w * 0.2} ${40 + turn * 40} ${x + v.w * 0.7} ${180 + turn * 46}`,
      lighten(palette.light, 0.3),
      14 - turn * 2,
      0.28,
    )
  clouds(v, 360, 44, mix(palette.mid, palette.shadow, 0.25), 0.8)
  for (const [i, tint] of ['#ff7a6a', '#ffd35e', '#7be08a', '#5ab8ff'].entries())
    v.s.stroke(`M-30 440Q${x} ${170 + i * 16} ${v.w + 30} 440`, tint, 11, 0.55)
  water(v, 430, x)
  const light = v.w * 0.86
  v.s.flat(`M${light - 92} 640L${light - 40} 480h80L${light + 120} 640Z`, v.tone(0.9))
  v.s.flat(`M${light - 20} 490L${light - 13} 330h26L${light + 20} 490Z`, '#f4efe6')
  for (const y of [358, 412, 462]) v.s.flat(box(light - 17, y, 34, 20), palette.pop)
  v.s.flat(box(light - 17, 304, 34, 28, 4), palette.glow)
  v.s.flat(`M${light - 22} 306L${light} 282L${light + 22} 306Z`, palette.shadow)
  v.s.flat(`M${light} 316L-40 230L-40 350Z`, palette.glow, 0.3)
  rocks(v, 648, 60, palette.shadow)
}

/** A grotto that only low water opens, with what the pirates left. */
export const coveGrotto: ScenePainter = (v) => {
  const { palette } = v
  const x = v.w / 2
  wash(v, palette.shadow, palette.deep, palette.mid, palette.light)
  stars(v, 30, 0.4)
  disc(v, x, 170, 56)
  ridge(v, 360, 70, 0.4, 0.8)
  water(v, 356, x)
  v.s.flat(`M${x - 74} 372q74 26 148 0l-20 36h-108Z`, v.tone(0.85))
  v.s.stroke(`M${x - 24} 372v-112M${x + 26} 372v-96`, v.tone(0.85), 4)
  v.s.flat(
    `M${x - 22} 266q44 34 38 84h-38ZM${x + 28} 282q34 26 30 68h-30ZM${x - 28} 274q-34 30 -30 76h30Z`,
    lighten(palette.light, 0.35),
    0.9,
  )
  caveMouth(v, mix(palette.shadow, palette.deep, 0.4))
  palm(v, v.w * 0.06, 560, 210, v.tone(0.82), 0.1)
  palm(v, v.w * 0.95, 560, 180, v.tone(0.86), -0.12)
  v.s.flat(
    soft(`-60 660 -20 560 ${v.w * 0.3} 566 ${v.w * 0.6} 590 ${v.w + 60} 556 ${v.w + 60} 660`),
    v.s.linear([
      [0, mix(palette.glow, palette.mid, 0.3)],
      [1, mix(palette.mid, palette.shadow, 0.5)],
    ]),
  )
  goldHeap(v, v.w * 0.16, 600, 74, 30)
  goldHeap(v, v.w * 0.86, 604, 82, 34)
  goldHeap(v, x, 632, 60, 20)
  motes(v, 22, palette.accent, 0.5, 1)
}
