import type { WheelBonus } from '../slot-model.ts'
import type { WheelStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'

/** The weights of a wheel's sectors, added up. */
export const wholeOf = (sectors: WheelBonus['wheels'][number]): number =>
  sectors.reduce((sum, { weight }) => sum + weight, 0)

/** Turns the wheels that so many scatters start, until one pays or awards free spins; none without enough. */
export function turnWheels(
  { starts, wheels }: WheelBonus,
  scatters: number,
  stake: number,
  rng: Rng,
): WheelStep[] {
  const steps: WheelStep[] = []
  for (let wheel = starts[scatters]; wheel !== undefined;) {
    const sectors = wheels[wheel]!
    const sector = sectorAt(sectors, rng.int(wholeOf(sectors)))
    const hit = sectors[sector]!
    const multiple = 'multiple' in hit ? hit.multiple : 0
    const spins = 'spins' in hit ? hit.spins : 0
    steps.push({
      kind: 'wheel',
      wheel,
      sector,
      multiple,
      freeSpinsAwarded: spins,
      freeSpinsLeft: spins,
      win: multiple * stake,
    })
    wheel = 'next' in hit ? wheel + 1 : undefined
  }
  return steps
}

/** The sector in which a number from 0 up to the whole falls. */
export function sectorAt(sectors: WheelBonus['wheels'][number], ticket: number): number {
  let left = ticket
  const sector = sectors.findIndex(({ weight }) => (left -= weight) < 0)
  if (sector >= 0) return sector
  throw new RangeError(
    `The wheel ends at ${wholeOf(sectors) - 1}; there is no sector at ${ticket}.`,
  )
}
