import type { RouteContext } from '@marquee/core'
import { statesQuery } from './queries.ts'

export const pages = {
  page: { load: () => import('./page/GeoblockPage.tsx').then((module) => module.GeoblockPage) },
}

/** A page that says where one can play is still right without the list. */
export const load = ({ api, queryClient }: RouteContext): Promise<void> =>
  queryClient.prefetchQuery(statesQuery(api))

/** Fetched when the first page is at rest. */
export const GeoWatch = {
  load: () => import('./GeoWatch.tsx').then((module) => module.GeoWatch),
}

export { messages } from './messages/index.ts'
