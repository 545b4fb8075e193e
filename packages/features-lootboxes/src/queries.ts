import type { ApiClient } from '@marquee/api-client'
import { featuresInfo } from '@marquee/contract'
import type { PushTools } from '@marquee/core'
import { prefetchWheels } from '@marquee/prize-ui'
import { queryOptions } from '@tanstack/react-query'

/**
 * Which features run now (CALL-26). Said here and not taken from the rooms: a script that they share
 * with boxes would be another one in brands without boxes.
 */
export const featureInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['features-info'],
    queryFn: async ({ signal }) => (await api.call(featuresInfo.info, { signal })).data,
    staleTime: 60_000,
  })

/** Fills the cache before the lobby is rendered; what fails is asked for again by the page. */
export async function prefetchBoxes(tools: PushTools): Promise<void> {
  const info = featureInfoQuery(tools.api)
  await Promise.all([
    prefetchWheels(tools),
    tools.queryClient
      .ensureQueryData(info)
      .catch(() => tools.queryClient.removeQueries({ queryKey: info.queryKey })),
  ])
}
