import type { ApiClient } from '@marquee/api-client'
import { pages } from '@marquee/contract'
import { queryOptions } from '@tanstack/react-query'
import { promotionsKey } from '../query/keys.ts'

/** Everything that runs for whoever is there, what can be claimed first (CALL-15, HOME-01). */
export const promotionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: promotionsKey,
    queryFn: async ({ signal }) =>
      (await api.call(pages.promotions, { signal })).payload.promotions,
    staleTime: 60_000,
  })
