import type { Law } from '../law/law.ts'
import { certain, either, weighted } from '../law/law.ts'
import type { WheelBonus } from '../slot-model.ts'
import { wholeOf } from './wheel.ts'

/**
 * The exact law of what the wheels pay, in stakes, when so many scatters start them; `spinsLaw` is that
 * of free spins.
 */
export function wheelLaw(
  { starts, wheels }: WheelBonus,
  scatters: number,
  spinsLaw: (spins: number) => Law,
): Law {
  const first = starts[scatters]
  if (first === undefined) return certain(0)
  const from = (wheel: number): Law => {
    const sectors = wheels[wheel]
    if (!sectors) throw new RangeError(`Wheel ${wheel - 1} leads to a wheel that is not there.`)
    const whole = wholeOf(sectors)
    return either(
      sectors.map((sector) => {
        const law =
          'multiple' in sector
            ? certain(sector.multiple)
            : 'spins' in sector
              ? spinsLaw(sector.spins)
              : from(wheel + 1)
        return weighted(law, sector.weight / whole)
      }),
    )
  }
  return from(first)
}
