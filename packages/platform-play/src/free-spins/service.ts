import type { FreeSpins, GameMode, PlayRequest } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Minor } from '@marquee/platform-kernel/money'
import { countUsed, freeSpinsToWire, nextFreeSpins } from './store.ts'

interface Spinning {
  playerId: string
  mode: GameMode
  now: number
}

/** Free spins that wait in a game, whichever mode is on; null without any. */
export const giftSpinsIn = async (
  db: Db | Tx,
  asked: { playerId: string; gameId: number; now: number },
): Promise<FreeSpins | null> => freeSpinsToWire(await nextFreeSpins(db, asked))

/** Free spins of a game that wait; none outside of SweepStakes, the mode whose entries they stake. */
export async function freeSpinsFor(
  db: Db | Tx,
  { mode, ...asked }: Spinning & { gameId: number },
): Promise<FreeSpins | null> {
  return mode === 'SweepStakes' ? giftSpinsIn(db, asked) : null
}

/**
 * Uses one of the free spins that wait for a game; gives the bonus it belongs to. Runs in the
 * transaction of the round, of which a player has one at a time.
 * @throws PlatformError not-available when none waits, invalid-input for another stake or action.
 */
export async function takeFreeSpin(
  tx: Tx,
  { gameId, stake, action }: PlayRequest,
  { playerId, mode, now, cost }: Spinning & { cost: Minor },
): Promise<number> {
  if (mode !== 'SweepStakes') {
    throw new PlatformError(
      'not-available',
      'Free spins are played with entries. Switch to the mode SweepStakes, then play them.',
    )
  }
  const spins = await nextFreeSpins(tx, { playerId, gameId, now })
  if (!spins) {
    throw new PlatformError(
      'not-available',
      `No free spins wait in game ${gameId}. They may be used up, or their time is over.`,
    )
  }
  // A round of a studio's game is a play; one that costs more than its stake was never given.
  const isSpin = action === 'spin' || action === 'play'
  if (!isSpin || stake !== spins.stake || cost !== BigInt(stake)) {
    throw new PlatformError(
      'invalid-input',
      `Each of these free spins is a spin at a stake of ${spins.stake} (minor units), not '${action}' at ${stake}.`,
    )
  }
  await countUsed(tx, spins.id)
  return spins.id
}
