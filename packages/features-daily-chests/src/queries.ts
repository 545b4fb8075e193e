import type { ApiClient } from '@marquee/api-client'
import { fillCache, now, type PushTools, useApp } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { dailyChests } from './contract/endpoints.ts'
import { chestsKey } from './keys.ts'

const soon = 2_000

/** The chests of the day. The first word of its key stands in the declaration too. */
export const chestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...chestsKey, 'today'],
    queryFn: async ({ signal }) => (await api.call(dailyChests.info, { signal })).data,
    staleTime: 30_000,
    // The new day should be there: this device's clock may be ahead of the platform's.
    refetchInterval: ({ state: { data } }) =>
      data?.nextAt !== null && data !== undefined && data.nextAt <= now() ? soon : false,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchChests({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, chestsQuery(api))
}

/** The chests of the day; a guest sees them closed, with their odds. */
export function useChests() {
  const { api } = useApp()
  return useQuery(chestsQuery(api))
}
