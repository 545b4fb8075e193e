import type { ApiClient } from '@marquee/api-client'
import { magicBox } from '@marquee/contract'
import { fillCache, magicBoxKey, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** The boxes and the player's keys. Its key stands in the feature's declaration too, which refreshes it. */
export const boxesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...magicBoxKey, 'info'],
    queryFn: async ({ signal }) => (await api.call(magicBox.info, { signal })).data,
    staleTime: 15_000,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchBoxes({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, boxesQuery(api))
}

/** The boxes and the player's keys; nothing is asked for a guest. */
export function useBoxes() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...boxesQuery(api), enabled: !isGuest })
}
