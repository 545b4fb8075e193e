import type { RouteContext } from '@marquee/core'
import { filterOf } from './filter.ts'
import { entriesQuery, statementsQuery } from './queries.ts'

/** What the page shows at once; what fails is asked for again by the page itself, which says so. */
export async function load({ api, queryClient, isGuest, search }: RouteContext): Promise<void> {
  if (isGuest) return
  await Promise.all([
    queryClient.prefetchInfiniteQuery(entriesQuery(api, filterOf(search))),
    queryClient.prefetchQuery(statementsQuery(api)),
  ])
}

/** Page and modal, each fetched when it is opened. */
export const pages = {
  page: { load: () => import('./HistoryPage.tsx').then((module) => module.HistoryPage) },
}
export const ReplayModal = {
  load: () => import('./replay/ReplayModal.tsx').then((module) => module.ReplayModal),
}

export { messages } from './messages/index.ts'
