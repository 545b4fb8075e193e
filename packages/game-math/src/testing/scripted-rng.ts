import type { Rng } from '../rng.ts'

/** Gives the listed numbers in turn; throws when more are drawn than listed. */
export function scriptedRng(numbers: number[]): Rng {
  const left = [...numbers]
  return {
    int() {
      const next = left.shift()
      if (next === undefined) throw new Error('More numbers were drawn than the script lists.')
      return next
    },
  }
}
