import type { RouteContext } from '@marquee/core'
import { filterOf } from './filter.ts'
import { entriesQuery, statementsQuery } from './queries.ts'

/** What the page shows at once; what fails is asked for again by the page itself, which says so. */
export async function loadHistory({
  api,
  queryClient,
  isGuest,
  search,
}: RouteContext): Promise<void> {
  if (isGuest) return
  await Promise.all([
    queryClient.prefetchInfiniteQuery(entriesQuery(api, filterOf(search))),
    queryClient.prefetchQuery(statementsQuery(api)),
  ])
}

/** Page and modal, each fetched when it is opened. */
export const historyPage = () => import('./HistoryPage.tsx').then((module) => module.HistoryPage)
export const replayModal = () =>
  import('./replay/ReplayModal.tsx').then((module) => module.ReplayModal)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
