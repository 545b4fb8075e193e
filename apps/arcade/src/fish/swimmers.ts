import { Container, Graphics, Sprite, Text } from 'pixi.js'
import type { Texture } from 'pixi.js'
import type { FishTarget } from '@marquee/game-math'
import type { Rect } from '../stage/layout.ts'

export type Swimmer = {
  target: FishTarget
  body: Container
  picture: Sprite
  size: number
  /** Where what it pays would stand, seen from the stage. */
  tag: () => Rect
  /** Moves that up or down from there. It is seen within `free` alone, not behind a title beside it. */
  placeTag: (by: number, free: Rect) => void
  /** Shows it with a picture of another size; where it swims and how it feels stay. */
  dress: (texture: Texture, size: number) => void
  /** Where it is on its way, 0..1 across the water and back to the start. */
  way: number
  direction: 1 | -1
  pace: number
  lane: number
  /** Held still by a hit, or fleeing after a miss. */
  mood: 'swims' | 'held' | 'flees'
  update: (area: Rect, deltaMs: number, calm: boolean) => void
}

/** Edge of a target's picture: the more it pays, the larger it is. */
export function swimmerSize(rank: number, count: number, area: Rect): number {
  const base = Math.min(area.width, area.height * 1.1)
  return Math.round(base * (0.13 + 0.15 * (rank / Math.max(1, count - 1))))
}

/** One target that swims through its lane; `rank` 0 is the commonest. */
export function makeSwimmer(
  target: FishTarget,
  { rank, count, colours }: { rank: number; count: number; colours: Record<string, string> },
): Swimmer {
  const body = new Container({ eventMode: 'static', cursor: 'pointer' })
  const picture = new Sprite({ anchor: 0.5 })
  const label = new Text({
    text: `×${target.multiplier}`,
    anchor: 0.5,
    style: { fontFamily: 'system-ui, sans-serif', fontWeight: '800', fill: '#ffffff' },
  })
  const pill = new Graphics()
  const plate = new Container()
  plate.addChild(pill, label)
  body.addChild(picture, plate)

  const swimmer: Swimmer = {
    target,
    body,
    picture,
    size: 1,
    tag: () => {
      const { width, height } = pill
      return {
        x: body.x - width / 2,
        y: body.y + swimmer.size * 0.5 - height / 2,
        width,
        height,
      }
    },
    placeTag: (by, free) => {
      plate.y = swimmer.size * 0.5 + by
      const inside = Math.min(body.x - free.x, free.x + free.width - body.x)
      plate.alpha = Math.max(0, Math.min(1, (inside - pill.width / 4) / 12))
    },
    dress: (texture, size) => {
      swimmer.size = size
      picture.texture = texture
      picture.setSize(size)
      label.style.fontSize = Math.max(13, Math.round(size * 0.17))
      pill
        .clear()
        .roundRect(
          -label.width / 2 - 8,
          -label.height / 2 - 2,
          label.width + 16,
          label.height + 4,
          12,
        )
        .fill({ color: colours.shadow!, alpha: 0.78 })
        .stroke({ color: colours.accent!, width: 1.5, alpha: 0.8 })
      body.hitArea = { contains: (x, y) => x * x + y * y < Math.max(26, size * 0.55) ** 2 }
    },
    way: (rank * 0.618 + 0.1) % 1,
    direction: rank % 2 === 0 ? 1 : -1,
    pace: 0.00003 + 0.000028 * (((rank * 7) % count) / count),
    // Neighbouring ranks swim far apart, so that large ones do not hide small ones.
    lane: ((rank * 0.382) % 1) * 0.86 + 0.07,
    mood: 'swims',
    update: (area, deltaMs, calm) => {
      const { size } = swimmer
      const flight = swimmer.mood === 'flees' ? 9 : 1
      if (swimmer.mood !== 'held')
        swimmer.way = (swimmer.way + swimmer.pace * flight * deltaMs * (calm ? 0.4 : 1)) % 1
      const across = swimmer.direction === 1 ? swimmer.way : 1 - swimmer.way
      const margin = size * 0.7
      body.x = area.x - margin + across * (area.width + margin * 2)
      const sway = calm ? 0 : Math.sin(swimmer.way * 40 + rank) * size * 0.08
      body.y = area.y + size * 0.55 + swimmer.lane * Math.max(0, area.height - size * 1.3) + sway
      picture.scale.x = Math.abs(picture.scale.y) * -swimmer.direction
      picture.rotation = calm ? 0 : Math.sin(swimmer.way * 60 + rank) * 0.05
    },
  }
  return swimmer
}
