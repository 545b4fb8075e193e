import { featuresInfo } from '@marquee/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/AppContext.ts'

/**
 * Asks which features run, where an entry of the navigation hangs on it (FEATURE-01, LOTTERY-02); a
 * brand without such an entry asks nothing. Its key is that of the feature pages.
 */
export function useFeatureStatus(): void {
  const { api, brand } = useApp()
  useQuery({
    queryKey: ['features-info'],
    queryFn: async ({ signal }) => (await api.call(featuresInfo.info, { signal })).data,
    staleTime: 60_000,
    enabled: brand.features.some(({ navigation }) => navigation?.some(({ status }) => status)),
  })
}
