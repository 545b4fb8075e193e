import type { ApiClient } from '@marquee/api-client'
import { featuresInfo } from '@marquee/contract'
import { queryOptions } from '@tanstack/react-query'
import { featureInfoKey } from '../query/keys.ts'

/** Which features run now for whoever is there (FEATURE-01, CALL-26). */
export const featureInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: featureInfoKey,
    queryFn: async ({ signal }) => (await api.call(featuresInfo.info, { signal })).data,
    staleTime: 60_000,
  })
