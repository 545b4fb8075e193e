import { lineCount } from './model.ts'
import type { GameModel } from './model.ts'

const ladder = [1, 2, 5, 10, 20, 50, 100]

/** The stakes of a game whose wins are whole multiples of one in so many parts of a stake, in minor units. */
export const stakesOfParts = (parts: number, least = 20): number[] =>
  ladder.map((step) => Math.max(least, parts) * step)

/** What a price in stakes comes to in minor units; null where that is no whole number of them. */
export function wholeCost(price: number, stake: number): number | null {
  const exact = price * stake
  const cost = Math.round(exact)
  // 1.1 times 100 is not quite 110.
  return Math.abs(exact - cost) < 1e-6 ? cost : null
}

/**
 * The stakes a model accepts, in minor units, smallest first.
 * Each divides evenly by the number of lines, so that no win has a fraction.
 */
export function stakesFor(model: GameModel): number[] {
  if (model.engine === 'books' && model.stakes) return [...model.stakes]
  const isFish = model.engine === 'fish' || model.engine === 'haul'
  return stakesOfParts(lineCount(model), isFish ? 10 : 20)
}

/** Throws, naming the accepted stakes, unless `stake` is one of them. */
export function assertStake(model: GameModel, stake: number): void {
  const stakes = stakesFor(model)
  if (stakes.includes(stake)) return
  const nearest = stakes.reduce((best, next) =>
    Math.abs(next - stake) < Math.abs(best - stake) ? next : best,
  )
  throw new RangeError(
    `The stake ${stake} cannot be played on ${model.id}: its wins are whole multiples of a line stake. ` +
      `Use one of ${stakes.join(', ')} minor units; the nearest is ${nearest}.`,
  )
}
