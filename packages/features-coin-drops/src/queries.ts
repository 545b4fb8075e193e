import type { ApiClient } from '@marquee/api-client'
import { type CoinDrops } from './contract/schemas.ts'
import { coinDrops } from './contract/endpoints.ts'
import { fillCache, now, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { dropsKey } from './keys.ts'

const soon = 2_000

/** A drop should have begun or ended by now: this device's clock may be ahead of the platform's. */
const isDue = ({ current, upcoming }: CoinDrops): boolean =>
  Math.min(current?.finishesAt ?? Infinity, upcoming[0]?.startsAt ?? Infinity) <= now()

/** The drop that is on and the next ones. Its key stands in the feature's declaration too. */
export const dropsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...dropsKey, 'info'],
    queryFn: async ({ signal }) => (await api.call(coinDrops.info, { signal })).data,
    staleTime: 60_000,
    refetchInterval: ({ state: { data } }) => (data && isDue(data) ? soon : false),
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchDrops({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, dropsQuery(api))
}

/** The drop that is on and the next ones. */
export function useDrops({ ofPlayersAlone = false }: { ofPlayersAlone?: boolean } = {}) {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...dropsQuery(api), enabled: !(ofPlayersAlone && isGuest) })
}
