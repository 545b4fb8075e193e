import type { ApiClient } from '@marquee/api-client'
import { promo } from './contract/endpoints.ts'
import type { PushTools } from '@marquee/core'
import { cashKey, fillCache } from '@marquee/core'
import { queryOptions } from '@tanstack/react-query'

const domain = [...cashKey, 'promo'] as const

/** The bundles on offer (CALL-67). */
export const bundlesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...domain, 'bundles'],
    queryFn: async ({ signal }) => (await api.call(promo.bundles, { signal })).data.bundles,
    staleTime: 60_000,
  })

/** Both sides of a coin with their odds, and whether it can be flipped; of the one flipped last where none is named. */
export const coinQuery = (api: ApiClient, promoOfferSet?: string) =>
  queryOptions({
    queryKey: [...domain, 'coin', promoOfferSet ?? null],
    queryFn: async ({ signal }) => {
      const query = promoOfferSet === undefined ? {} : { promoOfferSet }
      return (await api.call(promo.coin, { query, signal })).data
    },
    staleTime: 0,
  })

/** Fills the cache before the lobby is rendered; what fails is asked for again by the page. */
export async function prefetchBundles({ api, queryClient }: PushTools): Promise<void> {
  await fillCache(queryClient, bundlesQuery(api))
}
