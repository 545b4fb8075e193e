import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/AppContext.ts'
import { featureInfoQuery, navigationAsks } from '../feature/featureInfoQuery.ts'

/**
 * Asks which features run, where an entry of the navigation hangs on it (FEATURE-01, LOTTERY-02); a
 * brand without such an entry asks nothing.
 */
export function useFeatureStatus(): void {
  const { api, brand } = useApp()
  useQuery({ ...featureInfoQuery(api), enabled: navigationAsks(brand) })
}
