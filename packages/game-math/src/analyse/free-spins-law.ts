import type { FreeSpins } from '../slot-model.ts'
import { both, certain, either, weighted } from '../law/law.ts'
import type { Law } from '../law/law.ts'
import type { SpinCase } from './spin-law.ts'

/**
 * The law of a whole free-spins feature, in stakes, for any number of spins awarded.
 * Solved backwards over (spins left, spins awarded so far), so retriggers and their cap are exact.
 */
export function freeSpinsLaw(rules: FreeSpins, cases: readonly SpinCase[]) {
  const added = (scatters: number) => rules.retrigger[scatters] ?? 0
  // Cases that add the same number of spins lead to the same future.
  const groups = new Map<number, Law>()
  for (const { scatters, law, probability } of cases) {
    const share = weighted(law, probability)
    const known = groups.get(added(scatters))
    groups.set(added(scatters), known ? either([known, share]) : share)
  }

  const memo = new Map<string, Law>()
  const from = (left: number, awarded: number): Law => {
    if (left === 0) return certain(0)
    const key = `${left}/${awarded}`
    const known = memo.get(key)
    if (known) return known
    const law = either(
      [...groups].map(([more, spin]) => {
        const granted = Math.min(more, rules.maxSpins - awarded)
        return both(spin, from(left - 1 + granted, awarded + granted))
      }),
    )
    memo.set(key, law)
    return law
  }
  return (spins: number): Law => from(spins, spins)
}
