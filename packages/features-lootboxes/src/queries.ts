import { featureInfoQuery, type PushTools } from '@marquee/core'
import { prefetchWheels } from '@marquee/prize-ui'

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
