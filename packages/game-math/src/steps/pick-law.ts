import type { Law } from '../law/law.ts'
import { certain, either, weighted } from '../law/law.ts'
import type { BoxPrize, PickBonus } from '../slot-model.ts'
import { boxCount, worthOf } from './pick.ts'

/**
 * Every set of prizes that may be found, with its chance. Each order of the boxes is as likely as any
 * other, so that it does not matter which box is opened: after k prizes the next box ends the picking
 * with the share of ends among those left, and every set of k prizes is as likely as any other of k.
 */
export function foundSets(bonus: PickBonus): { found: BoxPrize[]; chance: number }[] {
  const { prizes, ends, most } = bonus
  const boxes = boxCount(bonus)
  const sizes = Array.from({ length: Math.min(most, prizes.length) + 1 }, (_, size) => {
    let chance = 1
    for (let index = 0; index < size; index++) {
      // The chance of one more prize, over the number of sets that grows with it.
      chance *=
        ((prizes.length - index) / (boxes - index)) * ((index + 1) / (prizes.length - index))
    }
    return size === most ? chance : chance * (ends / (boxes - size))
  })
  const sets: { found: BoxPrize[]; chance: number }[] = []
  for (let bits = 0; bits < 2 ** prizes.length; bits++) {
    const found = prizes.filter((_, index) => bits & (1 << index))
    const chance = sizes[found.length]
    if (chance !== undefined && chance > 0) sets.push({ found, chance })
  }
  return sets
}

/** The exact law of what the boxes pay, in stakes, when so many scatters opened them. */
export function pickLaw(bonus: PickBonus, scatters: number): Law {
  const factor = bonus.factors[scatters]
  if (factor === undefined) return certain(0)
  // Many sets are worth the same.
  const chances = new Map<number, number>()
  for (const { found, chance } of foundSets(bonus)) {
    const worth = worthOf(found) * factor
    chances.set(worth, (chances.get(worth) ?? 0) + chance)
  }
  return either([...chances].map(([worth, chance]) => weighted(certain(worth), chance)))
}
