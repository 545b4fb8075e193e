import type { RouteContext } from '@marquee/core'
import { filterOf } from './filter.ts'
import { entriesQuery, statementsQuery } from './queries.ts'
import { isShared, loadShared, sharedTitle } from './shared/queries.ts'

/** What the page shows at once; what fails is asked for again by the page itself, which says so. */
export async function load(context: RouteContext, page: string): Promise<void> {
  if (page === 'shared') return loadShared(context)
  if (page === 'verify') return
  const { api, queryClient, isGuest, search } = context
  if (isGuest) return
  await Promise.all([
    queryClient.prefetchInfiniteQuery(entriesQuery(api, filterOf(search))),
    queryClient.prefetchQuery(statementsQuery(api)),
  ])
}

export const isValid = (context: RouteContext, page: string): boolean =>
  page !== 'shared' || isShared(context)

export const titleValues = (context: RouteContext, page: string): Record<string, string> =>
  page === 'shared' ? sharedTitle(context) : {}

/** Pages and modal, each fetched when it is opened. */
export const pages = {
  page: { load: () => import('./HistoryPage.tsx').then((module) => module.HistoryPage) },
  verify: { load: () => import('./verify/VerifyPage.tsx').then((module) => module.VerifyPage) },
  shared: { load: () => import('./shared/SharedPage.tsx').then((module) => module.SharedPage) },
}
export const GameBarFairness = {
  load: () => import('./fairness/GameBarFairness.tsx').then((module) => module.GameBarFairness),
}
export const FairnessModal = {
  load: () => import('./fairness/FairnessModal.tsx').then((module) => module.FairnessModal),
}
export const ReplayModal = {
  load: () => import('./replay/ReplayModal.tsx').then((module) => module.ReplayModal),
}

export { messages } from './messages/index.ts'
