import type { ApiClient } from '@marquee/api-client'
import { wheels } from '@marquee/contract'
import { queryOptions } from '@tanstack/react-query'

/** The wheels and lootboxes of whoever is there (CALL-65). */
export const wheelsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['wheels', 'configs'],
    queryFn: async ({ signal }) => (await api.call(wheels.configs, { signal })).data.wheels,
    staleTime: 60_000,
  })
