import type { Graphics } from 'pixi.js'

type Point = { x: number; y: number }
type Colours = Record<string, string>

/** The sight round the chosen target; it turns slowly unless `time` stands still. */
export function drawAim(aim: Graphics, at: Point, size: number, colours: Colours, time: number) {
  const radius = Math.max(30, size * 0.56)
  aim.clear()
  aim.position.set(at.x, at.y)
  aim.rotation = time / 2400
  aim.circle(0, 0, radius).stroke({ color: colours.shadow!, width: 6, alpha: 0.5 })
  for (let arc = 0; arc < 4; arc++) {
    const from = (arc * Math.PI) / 2 + 0.25
    aim
      .moveTo(Math.cos(from) * radius, Math.sin(from) * radius)
      .arc(0, 0, radius, from, from + Math.PI / 2 - 0.5)
      .stroke({ color: colours.accent!, width: 3.5, cap: 'round' })
  }
}

/** The cannon at the lower edge, its barrel towards the target. */
export function drawCannon(cannon: Graphics, at: Point, target: Point, colours: Colours) {
  cannon.clear()
  cannon.position.set(at.x, at.y)
  cannon.rotation = Math.atan2(target.y - at.y, target.x - at.x) + Math.PI / 2
  cannon
    .roundRect(-13, -66, 26, 60, 9)
    .fill(colours.mid)
    .stroke({ color: colours.shadow!, width: 3 })
  cannon.roundRect(-8, -60, 6, 48, 3).fill({ color: colours.glow!, alpha: 0.5 })
  cannon
    .roundRect(-17, -74, 34, 14, 6)
    .fill(colours.accent)
    .stroke({ color: colours.shadow!, width: 3 })
  cannon.circle(0, 4, 34).fill(colours.deep).stroke({ color: colours.accent!, width: 4 })
  cannon.circle(0, 4, 15).fill(colours.accent).stroke({ color: colours.shadow!, width: 3 })
}

/** The shot, `share` of the way from the muzzle to its target, with a trail of bubbles. */
export function drawBolt(bolt: Graphics, from: Point, to: Point, share: number, colours: Colours) {
  const at = (part: number) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  })
  bolt.clear()
  for (let bubble = 1; bubble <= 7; bubble++) {
    const { x, y } = at(Math.max(0, share - bubble * 0.045))
    bolt
      .circle(x + Math.sin(bubble * 2.3 + share * 20) * 5, y, 9 - bubble)
      .fill({ color: colours.glow!, alpha: 0.6 - bubble * 0.07 })
  }
  const { x, y } = at(share)
  bolt.circle(x, y, 15).fill({ color: colours.accent!, alpha: 0.35 })
  bolt.circle(x, y, 9).fill(colours.glow).stroke({ color: colours.accent!, width: 3 })
}
