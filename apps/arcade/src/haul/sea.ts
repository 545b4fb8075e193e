import type { HaulCreature, HaulModel } from '@marquee/game-math'
import type { Rect } from '../stage/layout.ts'

export type Point = { x: number; y: number }

/** The water of the stage, from its surface to the ground, and the boat on it. */
export type Sea = Rect & {
  /** What sizes hang on: the shorter way through the water. */
  base: number
  /** Where the boat floats, and how long it is. */
  boat: Point & { length: number }
}

/** What a line of text takes above the boat. */
const captionRoom = 36

/** How the free part of the stage is divided: the boat floats above, all else is water. */
export function seaOf(free: Rect): Sea {
  const length = Math.round(
    Math.min(150, Math.max(76, Math.min(free.width * 0.3, free.height * 0.34))),
  )
  // Captions stand above the mast; beside the game where something is at its left already.
  const room = free.x > 0 ? 4 : Math.min(captionRoom, free.height * 0.16)
  const surface = Math.round(free.y + length * 0.62 + room)
  const y = surface + Math.round(length * 0.28)
  const height = Math.max(80, free.y + free.height - 10 - y)
  return {
    x: free.x,
    y,
    width: free.width,
    height,
    base: Math.min(free.width, height * 1.4),
    boat: { x: Math.round(free.x + free.width / 2), y: surface, length },
  }
}

/** How fish of a kind swim; the same for every size of the water. */
export type Way = {
  creature: HaulCreature
  kind: 'shoal' | 'loner' | 'boss'
  count: number
  /** Edge of a picture as a share of the water's base. */
  size: number
  /** How deep, 0 at the surface to 1 at the ground. */
  depth: number
  /** Where on its way it begins, in radians, and how far it comes in a millisecond. */
  phase: number
  pace: number
}

/** Depths that keep shoals apart, with room for those that swim alone between them. */
const shoalDepths = [0.04, 0.46, 0.94]
const lonerDepths = [0.3, 0.72, 0.99]

/** Everything that swims in a model's sea: the commonest first, the boss last. */
export function waysOf({ shoals, loners, boss }: HaulModel): Way[] {
  return [
    ...shoals.map(({ creature, swimmers }, rank): Way => ({
      creature,
      kind: 'shoal',
      count: swimmers,
      size: 0.1 + 0.012 * rank,
      depth: shoalDepths[rank % shoalDepths.length] ?? 0.5,
      phase: 0.4 + rank * 2.1,
      pace: 0.00026 - 0.00003 * rank,
    })),
    ...loners.map(({ creature }, rank): Way => ({
      creature,
      kind: 'loner',
      count: 1,
      size: 0.15 + 0.025 * rank,
      depth: lonerDepths[rank % lonerDepths.length] ?? 0.5,
      phase: 3.4 + rank * 1.9,
      pace: 0.0002 - 0.00002 * rank,
    })),
    {
      creature: boss.creature,
      kind: 'boss',
      count: 1,
      size: 0.46,
      depth: 0.72,
      phase: 2,
      pace: 0.00009,
    },
  ]
}

/** Where each of a shoal swims, seen from its middle, in edges of a picture: close and never in a grid. */
export function formation(count: number): Point[] {
  if (count === 1) return [{ x: 0, y: 0 }]
  return Array.from({ length: count }, (_, index) => {
    // A sunflower: every one has as much room, whatever their number.
    const away = Math.sqrt((index + 0.5) / count)
    const angle = index * 2.39996
    const spread = Math.sqrt(count) * 0.62
    return { x: Math.cos(angle) * away * spread, y: Math.sin(angle) * away * spread * 0.66 }
  })
}

/** How far a shoal reaches from its middle, in edges of a picture. */
export function reachOf(count: number): Point {
  const places = formation(count)
  return {
    x: Math.max(...places.map(({ x }) => Math.abs(x))) + 0.5,
    y: Math.max(...places.map(({ y }) => Math.abs(y))) + 0.5,
  }
}

/**
 * Where the middle of a shoal is, so long on its way: all of it stays in the water. `lag` is how far
 * behind one of it is, so that a turn runs through the shoal.
 */
export function middleOf(sea: Sea, way: Way, size: number, angle: number, lag = 0): Point {
  const reach = reachOf(way.count)
  const room = { x: sea.width / 2 - reach.x * size, y: sea.height / 2 - reach.y * size }
  const at = angle - lag
  return {
    x: sea.x + sea.width / 2 + Math.max(0, room.x) * Math.sin(at),
    y:
      sea.y +
      sea.height / 2 +
      Math.max(0, room.y) * Math.max(-1, Math.min(1, way.depth * 2 - 1 + 0.1 * Math.sin(at * 1.7))),
  }
}
