import { featureInfoQuery, fillCache, type PushTools } from '@marquee/core'
import { prefetchWheels } from '@marquee/prize-ui'

/** Fills the cache before the lobby is rendered; what fails is asked for again by the page. */
export async function prefetchBoxes(tools: PushTools): Promise<void> {
  await Promise.all([
    prefetchWheels(tools),
    fillCache(tools.queryClient, featureInfoQuery(tools.api)),
  ])
}
