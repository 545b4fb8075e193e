import { pickLaw } from '../steps/pick-law.ts'
import { wheelLaw } from '../bonus/wheel-law.ts'
import type { SlotModel } from '../slot-model.ts'
import { freeSpinsLaw } from './free-spins-law.ts'
import { both, certain, either, weighted } from '../law/law.ts'
import type { Law } from '../law/law.ts'
import { spinCases } from './spin-law.ts'

export type SlotLaws = {
  /** A paid spin with everything it starts. */
  spin: Law
  /** Free spins bought outright. */
  bought?: Law
  contributions: Record<'lines' | 'scatters' | 'freeSpins' | 'hold' | 'jackpots', number> & {
    /** Boxes or a wheel, with the free spins it awards. */
    bonus?: number
  }
}

/** The exact laws of a slot's actions, in stakes. */
export function slotLaws(model: SlotModel): SlotLaws {
  const cases = spinCases(model, 'spin')
  const feature = model.freeSpins
    ? freeSpinsLaw(model.freeSpins, spinCases(model, 'free-spin'))
    : () => certain(0)
  const bonus = (scatters: number) => {
    if (model.engine === 'pick') return pickLaw(model.pick, scatters)
    return model.engine === 'wheel' ? wheelLaw(model.wheel, scatters, feature) : certain(0)
  }
  const started = (scatters: number) =>
    both(feature(model.freeSpins?.award[scatters] ?? 0), bonus(scatters))

  const contributions = { lines: 0, scatters: 0, freeSpins: 0, hold: 0, jackpots: 0, bonus: 0 }
  for (const { scatters, probability, means } of cases) {
    contributions.lines += probability * means.lines
    contributions.scatters += probability * means.scatters
    contributions.hold += probability * means.hold
    contributions.jackpots += probability * means.jackpots
    contributions.freeSpins += probability * feature(model.freeSpins?.award[scatters] ?? 0).mean
    contributions.bonus += probability * bonus(scatters).mean
  }

  const { bonus: won, ...others } = contributions
  return {
    spin: either(
      cases.map(({ law, probability, scatters }) =>
        weighted(both(law, started(scatters)), probability),
      ),
    ),
    ...(model.bonusBuy && { bought: feature(model.bonusBuy.spins) }),
    contributions: {
      ...others,
      ...((model.engine === 'pick' || model.engine === 'wheel') && { bonus: won }),
    },
  }
}
