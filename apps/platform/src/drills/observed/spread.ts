/** A mean and how far off it may be: two standard errors. */
export interface Spread {
  mean: number
  give: number
}

/** Of what is measured, as much is left out at either end: what a machine does meanwhile falls there. */
const trimmed = 0.05

/**
 * The mean of many measurements of the same thing, without the largest and the smallest twentieth.
 * @throws for fewer than twenty: they tell no error.
 */
export function spreadOf(measured: readonly number[]): Spread {
  const { length } = measured
  if (length < 20) throw new RangeError(`${length} measurements tell nothing: take twenty or more.`)
  const sorted = measured.toSorted((one, other) => one - other)
  const left = Math.floor(length * trimmed)
  const kept = sorted.slice(left, length - left)
  const mean = kept.reduce((sum, one) => sum + one, 0) / kept.length
  // What was left out counts as the last that was kept, as is usual for the error of such a mean.
  const [least = mean] = kept
  const most = kept.at(-1) ?? mean
  const held = measured.map((one) => Math.min(Math.max(one, least), most))
  const middle = held.reduce((sum, one) => sum + one, 0) / length
  const variance = held.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (length - 1)
  return { mean, give: (2 * Math.sqrt(variance / length)) / (1 - 2 * trimmed) }
}
