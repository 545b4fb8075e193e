import type { ApiClient } from '@marquee/api-client'
import { promoVip } from '../contract/vipEndpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { cashKey } from '@marquee/core'

/**
 * The VIP bundle; null for players whose switch is off and once it is bought (ROLE-06). Asked for anew
 * when a purchase (`cash`) makes it old.
 */
export const vipQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...cashKey, 'promo', 'vip'],
    queryFn: async ({ signal }) => (await api.call(promoVip.offer, { signal })).data.offer,
    staleTime: 60_000,
  })
