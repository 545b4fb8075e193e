import type { CommandContext } from '@marquee/platform-kernel/command'
import { isRunning } from '@marquee/platform-campaigns/campaigns/period'
import type { StartedRound } from '@marquee/platform-play/rounds/events'
import { dealCard } from './card.ts'
import { afterRound, bingoPeriod, bingoToWire } from './rules.ts'
import { cardWrite, findCard } from './store.ts'

/**
 * Counts a round towards the player's next ball in the run in which it began; the first one deals their
 * card. Every tab is told of a ball.
 */
export async function recordBingoRound(
  { tx, random, push, write, settingsOf }: CommandContext,
  { playerId, brand, playedAt }: Pick<StartedRound, 'playerId' | 'brand' | 'playedAt'>,
): Promise<void> {
  const settings = settingsOf(brand).bingo
  const run = settings && bingoPeriod(settings, playedAt)
  if (!run || !isRunning(run, playedAt)) return
  const known = await findCard(tx, { playerId, period: run.number })
  const before = known ?? { rounds: 0, balls: 0, games: 0, card: dealCard(random) }
  const after = { ...before, ...afterRound(before, settings.roundsPerBall) }
  write(cardWrite(tx, { ...after, player_id: playerId, period: run.number }))
  if (after.balls === before.balls) return
  const { availablePoint, nextBallProgress } = bingoToWire(after, settings, run)
  push(playerId, 'bingo', { availablePoint, nextBallProgress })
}
