import type { RouteContext } from '@marquee/core'
import { statesQuery } from './queries.ts'

export const pages = {
  page: { load: () => import('./page/GeoblockPage.tsx').then((module) => module.GeoblockPage) },
}

/** A page that says where one can play is still right without the list. */
export const load = ({ api, queryClient }: RouteContext): Promise<void> =>
  queryClient.prefetchQuery(statesQuery(api))

export { messages } from './messages/index.ts'
