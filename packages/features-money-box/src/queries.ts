import type { ApiClient } from '@marquee/api-client'
import { moneyBox } from './contract/endpoints.ts'
import { fillCache, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { moneyBoxKey } from './keys.ts'

/** What the player's box holds (CALL-46); each push of it makes this old (MONEYBOX-05..07). */
export const moneyBoxQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...moneyBoxKey, 'info'],
    queryFn: async ({ signal }) => (await api.call(moneyBox.info, { signal })).data,
    staleTime: 15_000,
  })

/** The games that fill it; apart, as pushes of the box leave them as they are. */
export const boxGamesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['money-box-games'],
    queryFn: async ({ signal }) => (await api.call(moneyBox.games, { signal })).data,
    staleTime: 600_000,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchMoneyBox({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, moneyBoxQuery(api))
}

/** The player's box; nothing is asked for a guest. */
export function useMoneyBox() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...moneyBoxQuery(api), enabled: !isGuest })
}

export function useBoxGames() {
  const { api } = useApp()
  return useQuery(boxGamesQuery(api))
}
