import { analyseAction, summary } from '../law/figures.ts'
import type { Analysis } from '../law/figures.ts'
import { certain, either } from '../law/law.ts'
import type { FlightModel } from '../stepped-model.ts'
import { chanceToReach } from '../instant/crash.ts'

const sampled = [120, 150, 175, 200, 300, 500, 1000, 2500, 10_000]

/** Multiples that span all others, in hundredths. */
export const flightSamples = ({ least, most }: FlightModel): number[] => [
  least,
  ...sampled.filter((hundredths) => hundredths < most),
  most,
]

/**
 * The figures of a flight that is left at each of some multiples, and at one of them chosen evenly.
 * Whether the player presses there or has named it before the launch is the same. A flight says nothing
 * of its end while it lasts, so every way to decide comes to a choice among multiples by chances that
 * do not hang on the end: it returns a mean of what they return, which all return the same.
 */
export function analyseFlight(model: FlightModel): Analysis {
  const samples = flightSamples(model)
  const laws = samples.map((hundredths) => {
    const chance = chanceToReach(model, hundredths)
    return either([certain(hundredths / 100, chance), certain(0, 1 - chance)])
  })
  const byAction = samples.map((hundredths, index) =>
    analyseAction(
      { action: 'begin', target: (hundredths / 100).toFixed(2), price: 1 },
      laws[index]!,
      model.maxWinMultiple,
    ),
  )
  const main = analyseAction({ action: 'begin', price: 1 }, either(laws), model.maxWinMultiple)
  return summary(main, byAction, { choices: main.rtp })
}
