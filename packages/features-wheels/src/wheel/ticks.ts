/** How the wheel slows down: the same curve turns it in the stylesheet. */
export const slowing = [0.13, 0.74, 0.12, 1] as const

/** A peg stands on the rim every so many degrees. */
export const pegEvery = 15
/** More ticks than this run together to a noise; so long is between two, in ms. */
const atLeast = 45

const at = (one: number, other: number, share: number): number => {
  const left = 1 - share
  return 3 * left * left * share * one + 3 * left * share * share * other + share ** 3
}

/**
 * When the pegs of a wheel pass its pointer on a turn, in ms from its beginning: many at first, few at
 * the end, none closer than can be heard.
 * @param degrees how far it turns.
 * @param duration how long that takes, in ms.
 */
export function ticksOf(degrees: number, duration: number): number[] {
  const [x1, y1, x2, y2] = slowing
  const times: number[] = []
  let peg = 1
  const steps = 2_000
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    const time = at(x1, x2, share) * duration
    const passed = Math.floor((at(y1, y2, share) * degrees) / pegEvery + 1e-9)
    if (passed < peg) continue
    peg = passed + 1
    if (time - (times.at(-1) ?? -atLeast) >= atLeast) times.push(Math.round(time))
  }
  return times
}
