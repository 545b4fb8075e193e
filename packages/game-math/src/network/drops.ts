import type { JackpotId } from '../ids.ts'
import type { RoundOutcome } from '../outcome.ts'

/** A level that fell to a round, and what it held; minor units. */
export type Drop = { level: JackpotId; amount: number }

/** A round with the jackpots that fell to it: beside what its model pays, and above its cap. */
export function withDrops(outcome: RoundOutcome, drops: readonly Drop[]): RoundOutcome {
  if (drops.length === 0) return outcome
  return {
    ...outcome,
    win: drops.reduce((sum, { amount }) => sum + amount, outcome.win),
    steps: [
      ...outcome.steps,
      ...drops.map(({ level, amount }) => ({ kind: 'jackpot-drop' as const, level, win: amount })),
    ],
  }
}
