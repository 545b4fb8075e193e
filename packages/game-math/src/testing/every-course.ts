import type { Rng } from '../rng.ts'

/**
 * Plays with every sequence of draws there is, and gives what each comes to with its exact chance: for
 * proofs that a law is that of play. Only for what ends after a few draws.
 */
export function everyCourse<Result>(play: (rng: Rng) => Result): [Result, chance: number][] {
  const results: [Result, number][] = []
  // Draws to repeat, the last of which differs from any before.
  const waiting: number[][] = [[]]
  for (let draws = waiting.pop(); draws; draws = waiting.pop()) {
    let at = 0
    let chance = 1
    const course = [...draws]
    const rng: Rng = {
      int: (below) => {
        chance /= below
        if (at === course.length) {
          for (let other = 1; other < below; other++) waiting.push([...course, other])
          course.push(0)
        }
        return course[at++]!
      },
    }
    results.push([play(rng), chance])
  }
  return results
}
