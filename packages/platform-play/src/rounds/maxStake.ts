import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Minor } from '@marquee/platform-kernel/money'

interface Stake {
  game: { id: number; slug: string }
  unit: 'coins' | 'entries'
  cost: Minor
}

/** The most that one round of a game may cost at a brand, in minor units: its own figure, else the brand's. */
export const maxStakeOf = (
  { maxStake }: Pick<BrandSettings, 'maxStake'>,
  { game, unit }: Pick<Stake, 'game' | 'unit'>,
): number => maxStake.games[game.slug]?.[unit] ?? maxStake[unit]

/** @throws PlatformError stake-too-high, whose detail `limit` says the most in minor units (RT-15). */
export function refuseTooHigh(settings: Pick<BrandSettings, 'maxStake'>, stake: Stake): void {
  const limit = maxStakeOf(settings, stake)
  if (stake.cost <= BigInt(limit)) return
  throw new PlatformError(
    'stake-too-high',
    `The round costs ${stake.cost}; one round of '${stake.game.slug}' may cost ${limit} at most (minor units of ${stake.unit}). Choose a smaller stake.`,
    { details: [{ path: 'limit', message: String(limit) }] },
  )
}

/**
 * Runs what `refuseTooHigh` may refuse and tells every page of the player how high the stake may be.
 * The refused command left no trace, so that the push is written by one of its own.
 */
export async function tellingMaxStake<R>(
  kernel: Kernel,
  { playerId, gameId }: { playerId: string; gameId: number },
  act: () => Promise<R>,
): Promise<R> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'stake-too-high') {
      const limit = Number(error.details?.find(({ path }) => path === 'limit')?.message)
      await runCommand(kernel, {
        name: 'rounds.tell-max-stake',
        playerId,
        idempotency: null,
        input: { gameId, limit },
        handle: async ({ push }) => push(playerId, 'game', { kind: 'max-bet', gameId, limit }),
      })
    }
    throw error
  }
}
