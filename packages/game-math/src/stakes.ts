import { lineCount } from './model.ts'
import type { GameModel } from './model.ts'

const ladder = [1, 2, 5, 10, 20, 50, 100]

/**
 * The stakes a model accepts, in minor units, smallest first.
 * Each divides evenly by the number of lines, so that no win has a fraction.
 */
export function stakesFor(model: GameModel): number[] {
  if (model.engine === 'books' && model.stakes) return [...model.stakes]
  const isFish = model.engine === 'fish' || model.engine === 'haul'
  const smallest = Math.max(isFish ? 10 : 20, lineCount(model))
  return ladder.map((step) => smallest * step)
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
