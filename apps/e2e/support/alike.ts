import type { Pixels } from './lookDifference.ts'

/** How far a channel may be off, of 255, while two points are alike. */
const tolerance = 16
/** How many points may be others while two pictures are still the same look. */
export const mostOthers = 40

/** Where the points begin that lie within one of a place, itself the first. */
const around = [0, -1, 1].flatMap((down) => [0, -1, 1].map((across) => ({ across, down })))

/** Whether a point has one like it in another picture, in its own place or next to it. */
function hasItsLike(one: Pixels, other: Pixels, at: number): boolean {
  const { width, height } = one
  const x = at % width
  const y = (at - x) / width
  return around.some(({ across, down }) => {
    const column = x + across
    const row = y + down
    if (column < 0 || row < 0 || column >= width || row >= height) return false
    const from = at * 3
    const to = (row * width + column) * 3
    return [0, 1, 2].every(
      (channel) => Math.abs(one.data[from + channel]! - other.data[to + channel]!) <= tolerance,
    )
  })
}

/**
 * Of every point of what is seen now, whether it is another: nothing like it is within one point around its
 * place before, or nothing like what was there is around it now. A line of text that is set down one
 * point lower by rounding is the same line. Everything is another in a picture of another size.
 */
export function othersOf(before: Pixels, now: Pixels): Uint8Array {
  const others = new Uint8Array(now.width * now.height)
  if (before.width !== now.width || before.height !== now.height) return others.fill(1)
  for (let at = 0; at < others.length; at += 1) {
    const from = at * 3
    const isAsBefore =
      before.data[from] === now.data[from] &&
      before.data[from + 1] === now.data[from + 1] &&
      before.data[from + 2] === now.data[from + 2]
    if (!isAsBefore && !(hasItsLike(before, now, at) && hasItsLike(now, before, at))) others[at] = 1
  }
  return others
}

/** How many of the points are others. */
export const countOf = (others: Uint8Array): number =>
  others.reduce((count, isOther) => count + isOther, 0)
