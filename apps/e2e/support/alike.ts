import type { Pixels } from './pixels.ts'

/** How far a channel may be off, of 255, at an edge: browsers smooth a round one now so, now so. */
const ofAnEdge = 64
/** The same of a point whose neighbours are off too: another colour, however little of it. */
const ofAnArea = 12
/** How many points may be others while two pictures are still the same look. */
export const mostOthers = 40

/** A point's own place and those next to it. */
const around = [0, -1, 1].flatMap((down) => [0, -1, 1].map((across) => ({ across, down })))

/** The places around one that lie within a picture, itself the first. */
function placesAround({ width, height }: Pixels, at: number): number[] {
  const x = at % width
  const y = (at - x) / width
  return around
    .filter(
      ({ across, down }) =>
        x + across >= 0 && x + across < width && y + down >= 0 && y + down < height,
    )
    .map(({ across, down }) => (y + down) * width + x + across)
}

function offBetween(one: Buffer, at: number, other: Buffer, place: number): number {
  let most = 0
  for (let channel = 0; channel < 3; channel += 1)
    most = Math.max(most, Math.abs(one[at * 3 + channel]! - other[place * 3 + channel]!))
  return most
}

/** How far every point is off what is likest to it within one point around it: what was there, and what is there now. */
function offsOf(before: Pixels, now: Pixels): Uint8Array {
  const offs = new Uint8Array(now.width * now.height)
  for (let at = 0; at < offs.length; at += 1) {
    if (!offBetween(before.data, at, now.data, at)) continue
    const places = placesAround(now, at)
    const likest = (one: Pixels, other: Pixels) =>
      Math.min(...places.map((place) => offBetween(one.data, at, other.data, place)))
    offs[at] = Math.max(likest(before, now), likest(now, before))
  }
  return offs
}

/**
 * Of every point of what is seen now, whether it is another than before. A line of text that rounding sets
 * down one point lower is the same line, and so is the edge of a cover that is smoothed in another way;
 * another colour is another, if only of a few points. Everything is in a picture of another size.
 */
export function othersOf(before: Pixels, now: Pixels): Uint8Array {
  if (before.width !== now.width || before.height !== now.height)
    return new Uint8Array(now.width * now.height).fill(1)
  const offs = offsOf(before, now)
  return offs.map((off, at) => {
    const isOther =
      off > ofAnEdge ||
      (off > ofAnArea && placesAround(now, at).every((place) => offs[place]! > ofAnArea))
    return isOther ? 1 : 0
  })
}

/** How many of the points are others. */
export const countOf = (others: Uint8Array): number =>
  others.reduce((count, isOther) => count + isOther, 0)
