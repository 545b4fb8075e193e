import { Container, Sprite } from 'pixi.js'
import type { Texture } from 'pixi.js'
import { formation, middleOf, reachOf } from './sea.ts'
import type { Point, Sea, Way } from './sea.ts'

/** How long one that was caught is away before another takes its place, and how quickly it comes, in ms. */
const awayMs = 1_500
const comeMs = 500
const dartMs = 700

export type Swimmer = {
  picture: Sprite
  /** Taken: another takes its place after a while. */
  take: () => void
  /** Here again at once, for whoever aims at it. */
  restore: () => void
  /** Whether it is there to be aimed at. */
  isHere: () => boolean
  /** Frightened: it darts ahead and comes back. */
  startle: () => void
}

/** What swims together: a shoal, one alone, or the boss. */
export type School = {
  way: Way
  root: Container
  swimmers: readonly Swimmer[]
  /** Edge of a picture, in points. */
  size: () => number
  /** Where its middle is, and how far it reaches from there. */
  middle: () => Point
  reach: () => Point
  texture: () => Texture
  /** Shows it with a picture of another size; where it swims stays. */
  dress: (texture: Texture, size: number) => void
  /** Raises it from its depth to the middle of the water, 0 to 1. */
  lift: (share: number) => void
  /** Where it heads to, -1 to the left to 1 to the right. */
  heading: () => number
  /** Moves it on; `calm` for those who want little motion. */
  update: (sea: Sea, deltaMs: number, calm: boolean) => void
}

/** Makes a school; nothing of how it swims is drawn by chance. */
export function makeSchool(way: Way, startTexture: Texture): School {
  const root = new Container()
  const places = formation(way.count)
  let angle = way.phase
  let time = 0
  let size = 1
  let texture = startTexture
  let middle: Point = { x: 0, y: 0 }
  let raised = 0
  const raise = (sea: Sea, at: Point): Point => ({
    x: at.x + (sea.x + sea.width / 2 - at.x) * raised * 0.7,
    y: at.y + (sea.y + sea.height * 0.55 - at.y) * raised,
  })
  const turns: ((sea: Sea, calm: boolean) => void)[] = []

  const swimmers = places.map((place, index): Swimmer => {
    const picture = new Sprite({ anchor: 0.5, texture })
    let takenAt = -Infinity
    let startledAt = -Infinity
    // Those behind turn later: the turn runs through the shoal.
    const lag = way.count > 1 ? 0.1 + place.x * 0.07 : 0
    turns.push((sea, calm) => {
      const at = raise(sea, middleOf(sea, way, size, angle, lag))
      const heading = Math.cos(angle - lag)
      const sway = calm ? 0 : Math.sin(time * 0.0021 + index * 1.9) * size * 0.09
      const darted = Math.min(1, (time - startledAt) / dartMs)
      const dart = darted < 1 ? Math.sin(darted * Math.PI) * size * (calm ? 0.3 : 0.9) : 0
      picture.position.set(
        at.x + place.x * size + Math.sign(heading) * dart,
        at.y + place.y * size + sway + dart * (place.y < 0 ? -0.4 : 0.4),
      )
      // Pictures look to the left; a turn shows the fish from the front for a moment.
      const flip = Math.max(-1, Math.min(1, heading * 5))
      const facing = Math.abs(flip) < 0.25 ? 0.25 * (Math.sign(flip) || 1) : flip
      picture.scale.x = -Math.abs(picture.scale.y) * facing
      picture.rotation = calm ? 0 : Math.sin(time * 0.0034 + index * 2.4) * 0.06
      const back = (time - takenAt - awayMs) / comeMs
      picture.alpha = takenAt === -Infinity ? 1 : Math.max(0, Math.min(1, back))
    })
    root.addChild(picture)
    return {
      picture,
      take: () => {
        takenAt = time
        picture.alpha = 0
      },
      restore: () => {
        takenAt = -Infinity
        picture.alpha = 1
      },
      isHere: () => time - takenAt > awayMs,
      startle: () => {
        startledAt = time
      },
    }
  })

  return {
    way,
    root,
    swimmers,
    size: () => size,
    middle: () => middle,
    reach: () => {
      const reach = reachOf(way.count)
      return { x: reach.x * size, y: reach.y * size }
    },
    texture: () => texture,
    dress: (next, edge) => {
      texture = next
      size = edge
      for (const { picture } of swimmers) {
        picture.texture = next
        picture.setSize(edge)
      }
    },
    lift: (share) => {
      raised = share
    },
    heading: () => Math.max(-1, Math.min(1, Math.cos(angle) * 5)),
    update: (sea, deltaMs, calm) => {
      time += deltaMs
      angle += way.pace * deltaMs * (calm ? 0.4 : 1)
      middle = raise(sea, middleOf(sea, way, size, angle))
      for (const turn of turns) turn(sea, calm)
    },
  }
}
