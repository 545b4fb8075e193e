/** Between two numbers of a place, from the first place on, in ms; further places go as the last of these. */
const gaps = [1_900, 1_100, 500, 260] as const
/** All numbers of one place, and of the whole draw, take no longer than this, in ms. */
const longest = { place: 4_500, draw: 14_000 }

/**
 * How long each number of a draw is waited for, in ms, in the order in which they are shown: many small
 * prizes go by quickly, the first place keeps everybody waiting.
 * @param places the place that each number won.
 */
export function paceOf(places: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  const waits = places.map((place) =>
    Math.min(
      gaps[Math.min(place, gaps.length) - 1] ?? gaps[3],
      longest.place / (counts.get(place) ?? 1),
    ),
  )
  const sum = waits.reduce((total, wait) => total + wait, 0)
  const share = Math.min(1, longest.draw / sum)
  return waits.map((wait) => Math.round(wait * share))
}
