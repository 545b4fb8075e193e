type Sized = { weight: number }

/** Where each sector begins and ends, in radians clockwise from the top of a wheel at rest. */
export function sectorAngles(sectors: readonly Sized[]): { from: number; to: number }[] {
  const whole = sectors.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  return sectors.map(({ weight }) => {
    const from = (passed / whole) * 2 * Math.PI
    passed += weight
    return { from, to: (passed / whole) * 2 * Math.PI }
  })
}

/**
 * How far a wheel is turned to bring the middle of a sector under the pointer, after some whole turns.
 * Always the middle: where in a sector it stops says nothing, so that none is nearly missed.
 */
export function turnTo(sectors: readonly Sized[], sector: number, turns: number): number {
  const { from, to } = sectorAngles(sectors)[sector]!
  return turns * 2 * Math.PI - (from + to) / 2
}

/** Which sector is under the pointer of a wheel that is turned so far. */
export function sectorUnder(sectors: readonly Sized[], turned: number): number {
  const whole = 2 * Math.PI
  const at = (((-turned % whole) + whole) % whole) + 1e-9
  return Math.max(
    0,
    sectorAngles(sectors).findIndex(({ to }) => at < to),
  )
}
