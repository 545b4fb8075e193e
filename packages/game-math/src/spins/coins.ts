import type { JackpotId } from '../ids.ts'
import type { Hold } from '../slot-model.ts'
import type { Rng } from '../rng.ts'

/** Draws what a landed coin is worth, as a multiple of the stake. */
export function drawCoin(hold: Hold, rng: Rng): { multiple: number; jackpot?: JackpotId } {
  let ticket = rng.int(hold.values.reduce((sum, value) => sum + value.weight, 0))
  for (const { multiple, weight, jackpot } of hold.values) {
    if (ticket < weight) return jackpot ? { multiple, jackpot } : { multiple }
    ticket -= weight
  }
  throw new Error('The weights of the coin values changed while a coin was drawn.')
}
