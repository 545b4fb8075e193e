import type { RouteContext } from '@marquee/core'
import { pageMessages } from '@marquee/feature-page'
import { PartnersAccountPage } from './account/PartnersAccountPage.tsx'
import { filterOf } from './filter.ts'
import en from './messages/en.json'
import es from './messages/es.json'
import { accountQuery, daysQuery, statisticsQuery } from './queries.ts'
import { AffiliatesPage } from './statistics/AffiliatesPage.tsx'

export const pages = { area: AffiliatesPage, account: PartnersAccountPage }
export const messages = pageMessages({ en, es })

/** What fails is asked for again by the page itself, which says so. */
export async function load({ api, queryClient, search }: RouteContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(accountQuery(api)),
    queryClient.prefetchQuery(statisticsQuery(api)),
    queryClient.prefetchInfiniteQuery(daysQuery(api, filterOf(search))),
  ])
}
