import { allBrands } from '../../brands/index.ts'
import type { CommandContext } from '../../kernel/command.ts'
import { isRunning } from '../campaigns/period.ts'
import type { BegunRound } from '../rounds/followed.ts'
import { dealCard } from './card.ts'
import { afterRound, bingoPeriod, bingoToWire } from './rules.ts'
import { findCard, saveCard } from './store.ts'

/**
 * Counts a round that has begun towards the player's next ball, in the round's own transaction; the
 * first one deals their card. Every tab is told of a ball.
 */
export async function noteBingoRound(
  { tx, now, random, push }: CommandContext,
  { playerId, brand }: Pick<BegunRound, 'playerId' | 'brand'>,
): Promise<void> {
  const settings = allBrands.get(brand)?.bingo
  const run = settings && bingoPeriod(settings, now)
  if (!run || !isRunning(run, now)) return
  const known = await findCard(tx, { playerId, period: run.number })
  const before = known ?? { rounds: 0, balls: 0, games: 0, card: dealCard(random) }
  const after = { ...before, ...afterRound(before, settings.roundsPerBall) }
  await saveCard(tx, { ...after, player_id: playerId, period: run.number })
  if (after.balls === before.balls) return
  const { availablePoint, nextBallProgress } = bingoToWire(after, settings, run)
  push(playerId, 'bingo', { availablePoint, nextBallProgress })
}
