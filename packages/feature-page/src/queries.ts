import {
  featureInfoQuery,
  fillCache,
  promotionsQuery,
  type RouteContext,
  useApp,
} from '@marquee/core'
import { useQuery } from '@tanstack/react-query'

/**
 * Fills the cache before a feature page is rendered. What fails is forgotten, so that server and browser begin
 * alike and the page asks again itself.
 */
export async function loadFeaturePage({ api, queryClient }: RouteContext): Promise<void> {
  await Promise.all([
    fillCache(queryClient, featureInfoQuery(api)),
    fillCache(queryClient, promotionsQuery(api)),
  ])
}

export function useFeatureInfo() {
  const { api } = useApp()
  return useQuery(featureInfoQuery(api))
}
