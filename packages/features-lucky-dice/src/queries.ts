import type { ApiClient } from '@marquee/api-client'
import { fillCache, now, type PushTools, useApp } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { luckyDice } from './contract/endpoints.ts'
import { diceKey } from './keys.ts'

const soon = 2_000

/** The throws of the day. The first word of its key stands in the declaration too. */
export const diceQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...diceKey, 'today'],
    queryFn: async ({ signal }) => (await api.call(luckyDice.info, { signal })).data,
    staleTime: 30_000,
    // The new day should be there: this device's clock may be ahead of the platform's.
    refetchInterval: ({ state: { data } }) =>
      data?.nextAt !== null && data !== undefined && data.nextAt <= now() ? soon : false,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchDice({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, diceQuery(api))
}

/** The throws of the day; a guest sees the odds. */
export function useDice() {
  const { api } = useApp()
  return useQuery(diceQuery(api))
}
