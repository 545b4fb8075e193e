import type { RoundFairness } from '@marquee/contract'
import { type BooksTable, booksTableOf } from '@marquee/game-math/fairness'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { roundToFairness } from '@marquee/platform-play/fairness/rules'
import { revealPair } from '@marquee/platform-play/fairness/service'
import { findPair } from '@marquee/platform-play/fairness/store'
import { findStudioModel } from '@marquee/platform-play/games/game'
import { findOpenRound, type RoundRow } from '@marquee/platform-play/rounds/store'

/** What a round was drawn from; null for one from before there were pairs of seeds. */
export async function roundFairness(
  db: Db,
  playerId: string,
  row: RoundRow,
): Promise<RoundFairness | null> {
  const { fair_pair_id: id, fair_nonce: nonce, outcome, created_at: createdAt } = row
  if (id === null || nonce === null) return null
  const pair = await findPair(db, { playerId, id })
  if (!pair || pair.player_seed === null) return null
  const { player_seed } = pair
  return roundToFairness({ ...pair, player_seed }, { nonce, outcome, createdAt })
}

/**
 * Ends the player's pair of seeds and tells its secret. A round that is open has not shown all of what
 * the secret gives away, so that it is played to its end first.
 * @throws PlatformError round-open, not-found, or not-available for a pair that is not the current one.
 */
export const revealSeed = (
  kernel: Kernel,
  call: Omit<Parameters<typeof revealPair>[1], 'refuseOpen'>,
) =>
  revealPair(kernel, {
    ...call,
    async refuseOpen(tx, playerId) {
      const open = await findOpenRound(tx, playerId)
      if (!open) return
      throw new PlatformError(
        'round-open',
        `Round ${open.id} of game ${open.game_id} is still open. Show its end and finish it, then have the seed shown.`,
        { details: [{ path: 'roundId', message: open.id }] },
      )
    },
  })

/**
 * The books that rounds of a studio's game are drawn from: it tells nothing of the next round, since the
 * seed decides. @throws PlatformError not-found.
 */
export function tableOf(modelId: string): BooksTable {
  const model = findStudioModel(modelId)
  if (model) return booksTableOf(model)
  throw new PlatformError(
    'not-found',
    `There is no model of books '${modelId}'. A round tells the one that it was played on.`,
  )
}
