import type { Graphics } from 'pixi.js'
import { rimOf } from '../art/vertical.ts'
import type { Rect } from '../stage/layout.ts'
import type { Point } from './climb.ts'

type Colours = Record<string, string>

/** The window the flight is seen through: a rim, and the scene behind dark glass. */
export function drawWindow(window: Graphics, { x, y, width, height }: Rect, colours: Colours) {
  window.clear()
  window.roundRect(x, y, width, height, 20).fill({ color: colours.shadow!, alpha: 0.62 })
  window.roundRect(x, y, width, height, 20).stroke({ fill: rimOf(colours), width: 4 })
}

/** A dashed line across the area. */
export function drawLevel(level: Graphics, area: Rect, y: number, colour: string, alpha: number) {
  for (let x = area.x; x < area.x + area.width; x += 14) {
    level.moveTo(x, y).lineTo(Math.min(x + 7, area.x + area.width), y)
  }
  level.stroke({ color: colour, width: 2, alpha })
}

/** The curve with the light below it. */
export function drawCurve(
  curve: Graphics,
  points: readonly Point[],
  floor: number,
  colours: Colours,
) {
  const first = points[0]!
  const last = points.at(-1)!
  curve.clear()
  if (last.x - first.x < 1) return
  const trace = () => {
    points.forEach(({ x, y }, index) => (index === 0 ? curve.moveTo(x, y) : curve.lineTo(x, y)))
  }
  curve.poly([...points.flatMap(({ x, y }) => [x, y]), last.x, floor, first.x, floor]).fill({
    color: colours.accent!,
    alpha: 0.2,
  })
  for (const [width, color, alpha] of [
    [16, colours.accent!, 0.2],
    [9, colours.shadow!, 0.6],
    [6, colours.accent!, 1],
    [2, '#ffffff', 0.8],
  ] as const) {
    trace()
    curve.stroke({ color, width, alpha, cap: 'round', join: 'round' })
  }
}

/** Fire below what flies; `time` in ms lets it flicker. */
export function drawFlame(
  flame: Graphics,
  at: Point,
  size: number,
  time: number,
  colours: Colours,
) {
  flame.clear()
  for (let puff = 0; puff < 9; puff++) {
    const age = (time / 90 + puff * 1.7) % 9
    const reach = size * (0.22 + age * 0.075)
    const sway = Math.sin(puff * 2.4 + time / 130) * size * 0.05
    flame
      .circle(at.x - reach * 0.72 + sway, at.y + reach, Math.max(1, size * (0.11 - age * 0.01)))
      .fill({ color: age < 3 ? colours.glow! : colours.accent!, alpha: 0.55 - age * 0.055 })
  }
}

/** What is left when it ends: a ring and sparks, `share` of the way out. */
export function drawBlast(
  blast: Graphics,
  at: Point,
  size: number,
  share: number,
  colours: Colours,
) {
  blast.clear()
  if (share >= 1) return
  const fade = 1 - share
  blast
    .circle(at.x, at.y, size * (0.2 + share * 0.9))
    .stroke({ color: colours.glow!, width: 8 * fade, alpha: fade })
  blast.circle(at.x, at.y, size * 0.5 * fade).fill({ color: colours.accent!, alpha: 0.8 * fade })
  for (let spark = 0; spark < 18; spark++) {
    const angle = spark * 2.39996
    const reach = size * (0.2 + share * (0.7 + ((spark * 0.37) % 1)))
    blast
      .circle(
        at.x + Math.cos(angle) * reach,
        at.y + Math.sin(angle) * reach + size * share * share * 0.5,
        5 * fade + 1,
      )
      .fill({ color: spark % 2 ? colours.glow! : colours.pop!, alpha: fade })
  }
}
