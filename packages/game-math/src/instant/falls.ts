import type { Rng } from '../rng.ts'

/** Fair dice that are thrown together: so many, with as many faces each. */
export type FairDice = {
  dice: number
  faces: number
}

/** One of the ways in which dice can fall; all are as likely. */
export type Fall = {
  /** From 0 up to and without `waysOf`: counted by the first die, then by the next. */
  way: number
  /** What each die shows, from 1, the first one first. */
  shows: number[]
  sum: number
}

/** A sum that dice can show, in how many of all ways, and its exact chance. */
export type SumOfDice = {
  sum: number
  ways: number
  chance: number
}

/** In how many ways dice can fall. */
export const waysOf = ({ dice, faces }: FairDice): number => faces ** dice

/** The fall with a number. @throws RangeError for a number that is none. */
export function fallAt(set: FairDice, way: number): Fall {
  const ways = waysOf(set)
  if (!Number.isInteger(way) || way < 0 || way >= ways) {
    throw new RangeError(`Dice that fall in ${ways} ways have no way ${way}. Use 0 to ${ways - 1}.`)
  }
  const shows: number[] = []
  for (let left = way; shows.length < set.dice; left = Math.floor(left / set.faces)) {
    shows.unshift((left % set.faces) + 1)
  }
  return { way, shows, sum: shows.reduce((sum, shown) => sum + shown, 0) }
}

/** Throws the dice: one number of the source decides all of them. */
export const throwDice = (set: FairDice, rng: Rng): Fall => fallAt(set, rng.int(waysOf(set)))

/** The law of their sum, the smallest first: counted die by die, not from throws. */
export function sumsOf(set: FairDice): SumOfDice[] {
  let bySum = new Map([[0, 1]])
  for (let die = 0; die < set.dice; die++) {
    const next = new Map<number, number>()
    for (const [sum, ways] of bySum) {
      for (let face = 1; face <= set.faces; face++) {
        next.set(sum + face, (next.get(sum + face) ?? 0) + ways)
      }
    }
    bySum = next
  }
  const all = waysOf(set)
  return [...bySum].map(([sum, ways]) => ({ sum, ways, chance: ways / all }))
}
