import type { ApiClient } from '@marquee/api-client'
import { featuresInfo } from '@marquee/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Brand } from '../brand/types.ts'
import { featureInfoKey } from '../query/keys.ts'

/** Which features run now for whoever is there (FEATURE-01, CALL-26). */
export const featureInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: featureInfoKey,
    queryFn: async ({ signal }) => (await api.call(featuresInfo.info, { signal })).data,
    staleTime: 60_000,
  })

/** Whether an entry of the navigation hangs on what runs now (FEATURE-01, LOTTERY-02). */
export const navigationAsks = ({ features }: Pick<Brand, 'features'>): boolean =>
  features.some(({ navigation }) => navigation?.some(({ status }) => status))
