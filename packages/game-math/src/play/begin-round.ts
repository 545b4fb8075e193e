import { mayWait } from '../model.ts'
import type { GameModel } from '../model.ts'
import type { RoundInput, RoundOutcome } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import type { Deal } from '../steps/deal.ts'
import { dealRound, unfold } from '../steps/stepped.ts'
import { playRound } from './play-round.ts'

/**
 * Begins a round: what the player may see of it, and what decides the rest where it waits for choices.
 * `input` has been checked by `costOf`.
 */
export function beginRound(
  model: GameModel,
  input: RoundInput,
  rng: Rng,
): { outcome: RoundOutcome; deal: Deal | null } {
  if (!mayWait(model)) return { outcome: playRound(model, input, rng), deal: null }
  const deal = dealRound(model, input, rng)
  const outcome = unfold(deal, [])
  return { outcome, deal: outcome.awaits ? deal : null }
}
