import type { RouteContext } from '@marquee/core'
import { pageMessages } from '@marquee/feature-page'
import { PartnersAccountPage } from './account/PartnersAccountPage.tsx'
import { filterOf } from './filter.ts'
import { messages as own } from './messages/index.ts'
import { accountQuery, daysQuery, statisticsQuery } from './queries.ts'
import { AffiliatesPage } from './statistics/AffiliatesPage.tsx'

export const pages = { area: AffiliatesPage, account: PartnersAccountPage }
export const messages = pageMessages(own)

/** What fails is asked for again by the page itself, which says so. */
export async function load({ api, queryClient, search }: RouteContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(accountQuery(api)),
    queryClient.prefetchQuery(statisticsQuery(api)),
    queryClient.prefetchInfiniteQuery(daysQuery(api, filterOf(search))),
  ])
}
