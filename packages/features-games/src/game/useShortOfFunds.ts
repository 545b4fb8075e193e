import { isApiError } from '@marquee/api-client'
import type { GameLaunch } from '@marquee/contract'
import { useModals } from '@marquee/core'

/** What a refused round would have cost, in minor units of its mode, where the platform says so. */
export function costOf(failure: unknown): number | undefined {
  if (!isApiError(failure)) return undefined
  const told = Number(failure.details.find(({ path }) => path === 'cost')?.message ?? Number.NaN)
  return Number.isFinite(told) ? told : undefined
}

/**
 * Opens the brand's modal about a balance that does not cover a stake (MODAL-31), told what the round
 * costs, the least stake there is, and whether it is open. Gives false where the brand has none: the game's own notice stands in for it.
 */
export function useShortOfFunds(launch: GameLaunch | undefined) {
  const modals = useModals()
  return (failure: unknown, isRoundOpen: boolean): boolean =>
    modals.open('insufficient-funds', {
      gameMode: launch?.gameMode,
      cost: costOf(failure),
      ...(isRoundOpen && { isRoundOpen }),
      ...(launch?.stakes.length && { least: Math.min(...launch.stakes) }),
    })
}
