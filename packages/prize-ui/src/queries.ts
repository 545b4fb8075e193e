import { fillCache, type PushTools, wheelsQuery } from '@marquee/core'
import type { QueryClient } from '@tanstack/react-query'

/** What the player can spin is asked for anew: after a spin, a purchase, the beginning of a day. */
export const refreshWheels = ({ api, queryClient }: PushTools): void => {
  void queryClient.invalidateQueries({ queryKey: wheelsQuery(api).queryKey })
}

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchWheels({
  api,
  queryClient,
}: {
  api: PushTools['api']
  queryClient: QueryClient
}): Promise<void> {
  await fillCache(queryClient, wheelsQuery(api))
}
