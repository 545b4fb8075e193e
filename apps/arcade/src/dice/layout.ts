import type { Rect } from '../stage/layout.ts'

export type DiceLayout = {
  table: Rect
  /** The number stands here, in the middle of its field. */
  number: { x: number; y: number; size: number }
  field: Rect
  track: Rect
  die: number
  /** Where a share of the track, 0 to 1, lies. */
  at: (share: number) => number
}

/** Fits number and track into the free part of the stage. */
export function diceLayout(free: Rect): DiceLayout {
  const width = Math.min(free.width - 16, 860)
  const height = Math.min(free.height - 16, width > 500 ? 460 : 440)
  const table = {
    x: free.x + (free.width - width) / 2,
    y: free.y + (free.height - height) / 2,
    width,
    height,
  }
  const flat = height < 340
  const margin = Math.max(34, width * 0.08)
  const thick = Math.max(20, Math.min(30, height * 0.075))
  const track = {
    x: table.x + margin,
    y: table.y + height * (flat ? 0.77 : 0.76),
    width: width - margin * 2,
    height: thick,
  }
  const size = Math.round(Math.min(width * 0.24, height * 0.27, 130))
  const field = {
    width: size * 3.1,
    height: size * 1.24,
    x: table.x + width / 2 - size * 1.55,
    y: table.y + height * 0.07,
  }
  return {
    table,
    field,
    number: { x: table.x + width / 2, y: field.y + field.height / 2, size },
    track,
    die: Math.round(Math.min(height * 0.27, width * 0.26, 130)),
    at: (share) => track.x + track.width * share,
  }
}

/** Up to here the die's way is the same whatever was rolled. */
export const openUntil = 0.66

/**
 * Where the die is, `share` of a roll: it tumbles along the whole track first, then to where the roll
 * lies. `x` and `roll` are shares of the track; `lift` is its height in sizes of the die.
 */
export function dieAt(roll: number, share: number): { x: number; lift: number; turn: number } {
  if (share < openUntil) {
    const way = share / openUntil
    return {
      x: 0.5 + 0.42 * Math.sin(way * Math.PI * 2) * (1 - way * 0.25),
      lift: 0.9 * Math.abs(Math.sin(way * Math.PI * 3)) * (1 - way * 0.3),
      turn: way * Math.PI * 5,
    }
  }
  const way = (share - openUntil) / (1 - openUntil)
  const eased = 1 - (1 - way) ** 2
  return {
    x: 0.5 + (roll - 0.5) * eased,
    lift: 0.55 * Math.abs(Math.sin(way * Math.PI * 2)) * (1 - way),
    turn: Math.PI * (5 + eased),
  }
}
