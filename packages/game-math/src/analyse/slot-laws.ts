import type { SlotModel } from '../model.ts'
import { freeSpinsLaw } from './free-spins-law.ts'
import { both, certain, either, weighted } from '../law/law.ts'
import type { Law } from '../law/law.ts'
import { spinCases } from './spin-law.ts'

export type SlotLaws = {
  /** A paid spin with everything it starts. */
  spin: Law
  /** Free spins bought outright. */
  bought?: Law
  contributions: Record<'lines' | 'scatters' | 'freeSpins' | 'hold' | 'jackpots', number>
}

/** The exact laws of a slot's actions, in stakes. */
export function slotLaws(model: SlotModel): SlotLaws {
  const cases = spinCases(model, 'spin')
  const feature = model.freeSpins
    ? freeSpinsLaw(model.freeSpins, spinCases(model, 'free-spin'))
    : () => certain(0)
  const started = (scatters: number) => feature(model.freeSpins?.award[scatters] ?? 0)

  const contributions = { lines: 0, scatters: 0, freeSpins: 0, hold: 0, jackpots: 0 }
  for (const { scatters, probability, means } of cases) {
    contributions.lines += probability * means.lines
    contributions.scatters += probability * means.scatters
    contributions.hold += probability * means.hold
    contributions.jackpots += probability * means.jackpots
    contributions.freeSpins += probability * started(scatters).mean
  }

  return {
    spin: either(
      cases.map(({ law, probability, scatters }) =>
        weighted(both(law, started(scatters)), probability),
      ),
    ),
    ...(model.bonusBuy && { bought: feature(model.bonusBuy.spins) }),
    contributions,
  }
}
