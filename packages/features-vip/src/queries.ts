import type { ApiClient } from '@marquee/api-client'
import { rankLeague } from './contract/endpoints.ts'
import { fillCache, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { newsKey, rankKey } from './keys.ts'

/** Where the player stands (RANK-02); pushes of the league make it old. */
export const rankQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...rankKey, 'info'],
    queryFn: async ({ signal }) => (await api.call(rankLeague.info, { signal })).data,
    staleTime: 15_000,
  })

/** What of the weeks' play comes back (CASHBACK-01). */
export const cashbackQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...rankKey, 'cashback'],
    queryFn: async ({ signal }) => (await api.call(rankLeague.cashback, { signal })).data,
    staleTime: 15_000,
  })

/** Pushed, never asked for. */
export const newsQuery = queryOptions<string[]>({
  queryKey: newsKey,
  queryFn: () => [],
  enabled: false,
  staleTime: Infinity,
})

type Tools = Pick<PushTools, 'api' | 'queryClient'>

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchRank({ api, queryClient }: Tools): Promise<void> {
  await fillCache(queryClient, rankQuery(api))
}

/** The same for cashback. */
export async function prefetchCashback({ api, queryClient }: Tools): Promise<void> {
  await fillCache(queryClient, cashbackQuery(api))
}

/** Where the player stands; nothing is asked for a guest. */
export function useRank() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...rankQuery(api), enabled: !isGuest })
}

export function useCashback() {
  const { api } = useApp()
  return useQuery(cashbackQuery(api))
}
