/** The source of chance. Rounds for players need a cryptographically secure one. */
export type Rng = {
  /** A uniform integer from 0 up to, not including, `maxExclusive`. */
  int: (maxExclusive: number) => number
}

/**
 * A repeatable generator (xoshiro128**) for tests, demonstrations and simulation.
 * Its numbers can be predicted from the seed: never decide a player's round with it.
 */
export function seededRng(seed: number): Rng {
  // SplitMix32 spreads a small seed over the whole state, which must not be all zero.
  let mix = seed | 0
  const next = () => {
    mix = (mix + 0x9e3779b9) | 0
    let z = mix
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  let a = next()
  let b = next()
  let c = next()
  let d = next() | 1

  const uint32 = () => {
    const five = Math.imul(b, 5)
    const result = Math.imul((five << 7) | (five >>> 25), 9)
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = (d << 11) | (d >>> 21)
    return result >>> 0
  }

  return {
    int(maxExclusive) {
      // Numbers past the last whole multiple would favour small results: draw again.
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % maxExclusive)
      let value = uint32()
      while (value >= limit) value = uint32()
      return value % maxExclusive
    },
  }
}
