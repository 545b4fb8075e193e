/** Picks with a number added or taken back; null when there is no room for it. */
export function togglePick(
  picks: readonly number[],
  number: number,
  most: number,
): readonly number[] | null {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number)
  return picks.length < most ? [...picks, number].toSorted((a, b) => a - b) : null
}

/** So many different numbers of the board; `next` gives a whole number from 0 up to its argument. */
export function quickPick(
  count: number,
  numbers: number,
  next: (maxExclusive: number) => number,
): readonly number[] {
  const left = Array.from({ length: numbers }, (_, index) => index + 1)
  const picks = Array.from({ length: count }, () => left.splice(next(left.length), 1)[0]!)
  return picks.toSorted((a, b) => a - b)
}

/** What is picked when the game opens: five numbers, others in each game. */
export const firstPicks = (seed: number, numbers: number): readonly number[] =>
  Array.from({ length: 5 }, (_, index) => ((seed * 7 + index * 13) % numbers) + 1).toSorted(
    (a, b) => a - b,
  )
