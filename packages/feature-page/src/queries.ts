import { featureInfoQuery, promotionsQuery, type RouteContext, useApp } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'

/**
 * Fills the cache before a feature page is rendered. What fails is forgotten, so that server and browser begin
 * alike and the page asks again itself.
 */
export async function loadFeaturePage({ api, queryClient }: RouteContext): Promise<void> {
  const forget = (queryKey: readonly unknown[]) => () => queryClient.removeQueries({ queryKey })
  const info = featureInfoQuery(api)
  const promotions = promotionsQuery(api)
  await Promise.all([
    queryClient.ensureQueryData(info).catch(forget(info.queryKey)),
    queryClient.ensureQueryData(promotions).catch(forget(promotions.queryKey)),
  ])
}

export function useFeatureInfo() {
  const { api } = useApp()
  return useQuery(featureInfoQuery(api))
}
