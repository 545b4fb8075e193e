import type { PushPayload } from '@marquee/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'

type MaxBet = PushPayload<'game'>

/** Where the push leaves its word, for the view of the game that it is about. */
export const maxBetKey = ['games', 'max-bet'] as const

/** What the platform said of the highest stake of this game, until it was read (RT-15). */
export function useMaxBet(gameId: number | undefined): {
  maxBet: MaxBet | null
  forget: () => void
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
    forget: () => void queryClient.setQueryData(maxBetKey, null),
  }
}
