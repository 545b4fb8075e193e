import type { ApiClient } from '@marquee/api-client'
import { miniSlot } from './contract/endpoints.ts'
import { fillCache, type PushTools, useApp } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { miniSlotKey } from './keys.ts'

/** The levels and where the player stands (CALL-43). */
export const miniSlotQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...miniSlotKey, 'configs'],
    queryFn: async ({ signal }) => (await api.call(miniSlot.configs, { signal })).data,
    staleTime: 30_000,
  })

/** Fills the cache before the page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchMiniSlot({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, miniSlotQuery(api))
}

export function useMiniSlot() {
  const { api } = useApp()
  return useQuery(miniSlotQuery(api))
}
