import { box, ellipse, line } from '../art/shapes.ts'
import type { Point } from '../art/shapes.ts'
import { darken, lighten } from '../colour.ts'
import { setBlock } from '../lettering/block.ts'
import type { Hex } from '../types.ts'
import type { SetpieceStage } from './setpieces.ts'

/** A ball with a number on it, lit from the upper left. */
function numberBall(
  { s }: SetpieceStage,
  [x, y]: Point,
  r: number,
  text: string,
  colour: Hex,
): void {
  s.flat(ellipse(x, y + r * 0.16, r * 1.04), '#000000', 0.35)
  s.part(ellipse(x, y, r), colour, { outline: 4, to: darken(colour, 0.45), depth: r * 0.4 })
  s.flat(ellipse(x, y, r * 0.6), '#fffaf0')
  s.stroke(ellipse(x, y, r * 0.6), darken(colour, 0.3), 3)
  const room = { cx: x, cy: y, width: r * 0.84, height: r * 0.62 }
  const { lines } = setBlock(text, 'titan', room, 'straight')
  for (const { d } of lines) s.flat(d, s.palette.shadow)
  s.gloss(x - r * 0.34, y - r * 0.46, r * 0.34, r * 0.2, 0.85, -32)
}

/** A board of pegs under the lead, which has begun to fall; slots that pay glow below. */
export function pegs(stage: SetpieceStage): void {
  const { s } = stage
  const { accent, pop, mid } = s.palette
  const rows = 6
  const [top, gapX, gapY] = [170, 52, 31]
  s.glow(240, 260, 320, s.palette.glow, 0.55)
  s.part(box(34, 24, 412, 384, 34), mid, { outline: 6, to: s.palette.deep, depth: 30 })
  s.gold(`${box(26, 16, 428, 400, 40)}${box(42, 32, 396, 368, 28)}`, { outline: 4, depth: 6 })
  s.glow(240, 112, 150, s.palette.glow, 0.8)
  for (let row = 0; row < rows; row++) {
    for (let peg = 0; peg <= row + 1; peg++) {
      const [x, y] = [240 + (peg - (row + 1) / 2) * gapX, top + row * gapY]
      s.flat(ellipse(x + 2, y + 5, 8), '#000000', 0.4)
      s.gold(ellipse(x, y, 7.5), { outline: 2, depth: 3, shine: 0.8 })
    }
  }
  const path: Point[] = [
    [240, 150],
    [214, 188],
    [240, 218],
    [266, 250],
    [292, 281],
    [266, 312],
    [292, 350],
  ]
  s.stroke(line(path), pop, 7, 0.8)
  path.slice(2, -1).forEach(([x, y], at) => s.flat(ellipse(x - 2, y - 8, 5 + at * 1.4), pop, 0.5))
  s.part(ellipse(292, 344, 17), pop, { outline: 4, to: darken(pop, 0.5), depth: 8 })
  s.gloss(286, 337, 7, 4, 0.9, -30)
  const slots = rows + 1
  for (let slot = 0; slot < slots; slot++) {
    const away = Math.abs(slot - (slots - 1) / 2) / ((slots - 1) / 2)
    const colour = away > 0.9 ? pop : away > 0.5 ? accent : lighten(mid, 0.25)
    s.part(box(240 + (slot - slots / 2) * gapX + 3, 364, gapX - 6, 30, 9), colour, {
      outline: 3,
      to: darken(colour, 0.45),
      depth: 8,
    })
  }
}

/** Numbered balls in two arcs round the lead. */
export function numbers(stage: SetpieceStage): void {
  const { s, cx, cy, random } = stage
  const { accent, pop, mid, light } = s.palette
  const colours = [pop, accent, mid, light] as const
  s.glow(cx, cy, 330, s.palette.glow, 0.85)
  const shown = random.shuffle(Array.from({ length: 80 }, (_, index) => index + 1)).slice(0, 12)
  shown.forEach((number, index) => {
    const angle = ((index * 360) / shown.length + 12) * (Math.PI / 180)
    const reach = index % 2 === 0 ? 196 : 168
    const at: Point = [cx + Math.cos(angle) * reach * 1.02, cy + Math.sin(angle) * reach * 0.92]
    numberBall(stage, at, index % 2 === 0 ? 44 : 36, String(number), colours[index % 4]!)
  })
}

/** A curve that climbs to the lead over a grid, with the trail it leaves. */
export function flight(stage: SetpieceStage): void {
  const { s, cx, cy } = stage
  const { accent, glow, shadow } = s.palette
  for (let at = 0; at < 6; at++) {
    s.stroke(`M0 ${70 + at * 66}L480 ${70 + at * 66}`, glow, 2, 0.2)
    s.stroke(`M${40 + at * 80} 20L${40 + at * 80} 420`, glow, 2, 0.14)
  }
  const points = Array.from({ length: 13 }, (_, index): Point => {
    const share = index / 12
    return [-10 + (cx - 10) * share, 404 - (404 - cy) * share ** 2.4]
  })
  const curve = line(points)
  s.flat(
    `${curve}L${cx - 20} 440L-10 440Z`,
    s.linear([
      [0, accent, 0.6],
      [1, accent, 0],
    ]),
  )
  s.stroke(curve, shadow, 22, 0.7)
  s.stroke(curve, accent, 13)
  s.stroke(curve, '#ffffff', 4, 0.75)
  s.glow(cx, cy, 210, glow, 0.95)
}
