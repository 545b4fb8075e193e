import type { CommandContext } from '@marquee/platform-kernel/command'
import { isRunning } from '@marquee/platform-campaigns/campaigns/period'
import type { StartedRound } from '@marquee/platform-play/rounds/events'
import { afterRound, progressIn, scratchPeriod, turnAt } from './rules.ts'
import { findProgress, progressWrite } from './store.ts'

/** What tabs are told when a card has come that nobody asked for. */
export const cardPush = { kind: 'feature-status', feature: 'scratch-cards' } as const

/** Counts a round towards the player's next scratch card. Every tab is told of a card. */
export async function recordScratchRound(
  { tx, push, write, settingsOf }: CommandContext,
  { playerId, brand, playedAt }: Pick<StartedRound, 'playerId' | 'brand' | 'playedAt'>,
): Promise<void> {
  const settings = settingsOf(brand).scratchCards
  const run = settings && scratchPeriod(settings, playedAt)
  if (!run || !isRunning(run, playedAt)) return
  const { number: turn } = turnAt(settings, run, playedAt)
  const before = progressIn(turn, await findProgress(tx, { playerId, period: run.number }))
  const after = afterRound(before, settings)
  if (after === before) return
  const { rounds, turn_cards, earned } = after
  write(
    progressWrite(tx, {
      player_id: playerId,
      period: run.number,
      turn,
      rounds,
      turn_cards,
      earned,
    }),
  )
  if (earned > before.earned) push(playerId, 'app', cardPush)
}
