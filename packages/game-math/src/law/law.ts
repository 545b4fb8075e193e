/**
 * Where the tail of a win is watched: the exponents of E[exp(t * win)], per stake.
 * A wide geometric range, because games differ in how far their wins reach.
 */
export const tailExponents = Array.from({ length: 48 }, (_, index) => 1e-4 * 1.26 ** index)

/**
 * A (part of a) probability law of a win measured in stakes. All figures are sums over
 * the part's mass, so that laws add as cases and multiply as independent wins.
 */
export type Law = {
  mass: number
  mean: number
  square: number
  /** Mass of winning nothing. */
  zero: number
  /** The largest win with any mass. */
  max: number
  /** exp(t * win) summed for each of `tailExponents`. */
  tails: Float64Array
}

/** The law of a certain win. */
export function certain(win: number, mass = 1): Law {
  return {
    mass,
    mean: mass * win,
    square: mass * win * win,
    zero: win === 0 ? mass : 0,
    max: mass > 0 ? win : 0,
    tails: Float64Array.from(tailExponents, (t) => mass * Math.exp(t * win)),
  }
}

/** Either of exclusive cases. */
export function either(laws: readonly Law[]): Law {
  const sum = {
    mass: 0,
    mean: 0,
    square: 0,
    zero: 0,
    max: 0,
    tails: new Float64Array(tailExponents.length),
  }
  for (const law of laws) {
    sum.mass += law.mass
    sum.mean += law.mean
    sum.square += law.square
    sum.zero += law.zero
    sum.max = Math.max(sum.max, law.max)
    law.tails.forEach((tail, index) => (sum.tails[index]! += tail))
  }
  return sum
}

/** The sum of two independent wins. */
export function both(a: Law, b: Law): Law {
  return {
    mass: a.mass * b.mass,
    mean: a.mean * b.mass + b.mean * a.mass,
    square: a.square * b.mass + 2 * a.mean * b.mean + b.square * a.mass,
    zero: a.zero * b.zero,
    max: a.max + b.max,
    tails: a.tails.map((tail, index) => tail * b.tails[index]!),
  }
}

/** The same law with its mass multiplied. */
export function weighted(law: Law, factor: number): Law {
  return {
    mass: law.mass * factor,
    mean: law.mean * factor,
    square: law.square * factor,
    zero: law.zero * factor,
    max: factor > 0 ? law.max : 0,
    tails: law.tails.map((tail) => tail * factor),
  }
}

/** `count` independent wins of the same law, added. */
export function repeated(law: Law, count: number): Law {
  let sum = certain(0)
  for (let index = 0; index < count; index++) sum = both(sum, law)
  return sum
}

/**
 * An upper bound on what a cap takes from the mean: E[(win - cap)+], in stakes.
 * From (x)+ <= exp(t * x) / (t * e) for every t > 0; zero when the cap is out of reach.
 */
export function capEffect(law: Law, cap: number): number {
  if (law.max <= cap) return 0
  let least = Infinity
  tailExponents.forEach((t, index) => {
    const bound = (law.tails[index]! * Math.exp(-t * cap)) / (t * Math.E)
    if (bound < least) least = bound
  })
  return least
}
