import { Container, Graphics } from 'pixi.js'
import { vertical } from '../art/vertical.ts'
import type { Point, Sea } from './sea.ts'

type Colours = Record<string, string>

/** The boat on the water: where ropes begin, and where what was caught ends. */
export type Boat = {
  root: Container
  /** Draws it for the size of the water. */
  dress: (sea: Sea) => void
  /** Rocks it; `aim` is where its gun points. */
  update: (sea: Sea, now: number, aim: Point, calm: boolean) => void
  /** The end of the gun, where a rope begins. */
  muzzle: () => Point
  /** Where a net is hauled aboard. */
  deck: () => Point
}

function drawHull(hull: Graphics, length: number, colours: Colours) {
  const unit = length / 100
  hull.clear()
  // Keel and planks.
  hull
    .moveTo(-50 * unit, -12 * unit)
    .bezierCurveTo(-44 * unit, 16 * unit, -30 * unit, 22 * unit, 0, 22 * unit)
    .bezierCurveTo(30 * unit, 22 * unit, 46 * unit, 12 * unit, 54 * unit, -16 * unit)
    .bezierCurveTo(30 * unit, -8 * unit, -30 * unit, -8 * unit, -50 * unit, -12 * unit)
    .fill(
      vertical([
        [0, '#c98444'],
        [0.45, '#8f5426'],
        [1, '#4c2811'],
      ]),
    )
    .stroke({ color: colours.shadow!, width: 2.6 * unit })
  hull
    .moveTo(-46 * unit, -3 * unit)
    .bezierCurveTo(-20 * unit, 3 * unit, 26 * unit, 3 * unit, 50 * unit, -6 * unit)
    .stroke({ color: colours.accent!, width: 3.4 * unit, cap: 'round' })
  // Cabin with a lit window.
  hull
    .roundRect(-34 * unit, -33 * unit, 30 * unit, 24 * unit, 4 * unit)
    .fill(
      vertical([
        [0, colours.light!],
        [1, colours.mid!],
      ]),
    )
    .stroke({ color: colours.shadow!, width: 2.4 * unit })
  hull
    .roundRect(-38 * unit, -39 * unit, 38 * unit, 8 * unit, 4 * unit)
    .fill(colours.pop)
    .stroke({ color: colours.shadow!, width: 2.4 * unit })
  hull
    .circle(-24 * unit, -22 * unit, 5.4 * unit)
    .fill(colours.glow)
    .stroke({ color: colours.shadow!, width: 2 * unit })
  // Mast with a pennant, and the light of the window.
  hull
    .moveTo(12 * unit, -10 * unit)
    .lineTo(12 * unit, -58 * unit)
    .stroke({ color: '#5d3517', width: 3.4 * unit, cap: 'round' })
  hull
    .moveTo(12 * unit, -58 * unit)
    .lineTo(32 * unit, -51 * unit)
    .lineTo(12 * unit, -44 * unit)
    .fill(colours.accent)
    .stroke({ color: colours.shadow!, width: 1.8 * unit, join: 'round' })
  hull.circle(-24 * unit, -22 * unit, 13 * unit).fill({ color: colours.glow!, alpha: 0.3 })
}

function drawGun(gun: Graphics, length: number, colours: Colours) {
  const unit = length / 100
  gun.clear()
  gun
    .roundRect(-4 * unit, -4 * unit, 8 * unit, 26 * unit, 3 * unit)
    .fill(colours.mid)
    .stroke({ color: colours.shadow!, width: 2 * unit })
  gun
    .circle(0, 0, 8 * unit)
    .fill(colours.accent)
    .stroke({ color: colours.shadow!, width: 2 * unit })
}

/** Makes the boat. Its gun hangs below the bow and turns to what is aimed at. */
export function makeBoat(colours: Colours): Boat {
  const root = new Container()
  const hull = new Graphics()
  const gun = new Graphics()
  root.addChild(gun, hull)
  let length = 100
  const toStage = (x: number, y: number): Point => {
    const unit = length / 100
    const cos = Math.cos(root.rotation)
    const sin = Math.sin(root.rotation)
    return {
      x: root.x + (x * cos - y * sin) * unit,
      y: root.y + (x * sin + y * cos) * unit,
    }
  }
  return {
    root,
    dress: (sea) => {
      length = sea.boat.length
      drawHull(hull, length, colours)
      drawGun(gun, length, colours)
    },
    update: (sea, now, aim, calm) => {
      const rock = calm ? 0 : Math.sin(now / 900)
      root.position.set(sea.boat.x, sea.boat.y + rock * 3)
      root.rotation = calm ? 0 : Math.sin(now / 1300) * 0.035
      const unit = length / 100
      gun.position.set(24 * unit, 18 * unit)
      const from = toStage(24, 18)
      gun.rotation = Math.atan2(aim.y - from.y, aim.x - from.x) - Math.PI / 2 - root.rotation
    },
    muzzle: () => {
      const from = toStage(24, 18)
      const along = gun.rotation + root.rotation + Math.PI / 2
      const reach = length * 0.24
      return { x: from.x + Math.cos(along) * reach, y: from.y + Math.sin(along) * reach }
    },
    deck: () => toStage(-6, 14),
  }
}
