import { allBrands } from '../../brands/index.ts'
import type { CommandContext } from '../../kernel/command.ts'
import { isRunning } from '../campaigns/period.ts'
import type { BegunRound } from '../rounds/followed.ts'
import { afterRound, progressIn, scratchPeriod, turnAt } from './rules.ts'
import { findProgress, saveProgress } from './store.ts'

/** What tabs are told when a card has come that nobody asked for. */
export const cardPush = { kind: 'feature-status', feature: 'scratch-cards' } as const

/**
 * Counts a round that has begun towards the player's next scratch card, in the round's own transaction.
 * Every tab is told of a card.
 */
export async function noteScratchRound(
  { tx, now, push }: CommandContext,
  { playerId, brand }: Pick<BegunRound, 'playerId' | 'brand'>,
): Promise<void> {
  const settings = allBrands.get(brand)?.scratchCards
  const run = settings && scratchPeriod(settings, now)
  if (!run || !isRunning(run, now)) return
  const { number: turn } = turnAt(settings, run, now)
  const before = progressIn(turn, await findProgress(tx, { playerId, period: run.number }))
  const after = afterRound(before, settings)
  if (after === before) return
  const { rounds, turn_cards, earned } = after
  await saveProgress(tx, {
    player_id: playerId,
    period: run.number,
    turn,
    rounds,
    turn_cards,
    earned,
  })
  if (earned > before.earned) push(playerId, 'app', cardPush)
}
