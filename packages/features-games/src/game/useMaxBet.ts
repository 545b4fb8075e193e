import { isApiError } from '@marquee/api-client'
import type { PushPayload } from '@marquee/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toldKey } from '../keys.ts'

type MaxBet = Extract<PushPayload<'game'>, { kind: 'max-bet' }>

/** Where the push leaves its word, for the view of the game that it is about. */
export const maxBetKey = toldKey('max-bet')

/** The most that a refused round may cost, in minor units, where that is why it was refused. */
function maxStakeIn(failure: unknown): number | null {
  if (!isApiError(failure) || failure.code !== 'stake-too-high') return null
  const limit = Number(failure.details.find(({ path }) => path === 'limit')?.message)
  return Number.isFinite(limit) ? limit : null
}

/** What the platform said of the highest stake of this game, until it was read (RT-15). */
export function useMaxBet(gameId: number | undefined): {
  maxBet: MaxBet | null
  forget: () => void
  /** Takes it from a refused round, for the push may come later or never. */
  learn: (failure: unknown) => void
} {
  const queryClient = useQueryClient()
  const { data } = useQuery<MaxBet | null>({
    queryKey: maxBetKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  })
  return {
    maxBet: data?.gameId === gameId ? (data ?? null) : null,
    learn(failure) {
      const limit = maxStakeIn(failure)
      if (limit !== null && gameId !== undefined)
        queryClient.setQueryData(maxBetKey, { kind: 'max-bet', gameId, limit })
    },
    forget: () => void queryClient.setQueryData(maxBetKey, null),
  }
}
