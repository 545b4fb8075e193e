import type { ApiClient } from '@marquee/api-client'
import { player } from '@marquee/contract'
import { queryOptions } from '@tanstack/react-query'
import { playerKey } from '../query/keys.ts'

/** What telling and confirming brings, and which of it is done (CALL-12). */
export const rewardsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...playerKey, 'rewards'],
    queryFn: async ({ signal }) => (await api.call(player.rewards, { signal })).data,
  })
