import type { RoundStep } from '../outcome.ts'

/** Ends a round at the step that reaches the cap, and pays that step only up to it; minor units. */
export function capSteps(
  steps: RoundStep[],
  cap: number,
): { steps: RoundStep[]; win: number; capped: boolean } {
  let win = 0
  for (const [index, step] of steps.entries()) {
    if (win + step.win > cap) {
      const last = { ...step, win: cap - win } as RoundStep
      return { steps: [...steps.slice(0, index), last], win: cap, capped: true }
    }
    win += step.win
  }
  return { steps, win, capped: false }
}
