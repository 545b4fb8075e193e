import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { FreeEntryPage } from './free-entry/FreeEntryPage.tsx'
import { freeEntryQuery } from './free-entry/queries.ts'
import { HowItWorksPage } from './how/HowItWorksPage.tsx'
import { messages as own } from './messages/index.ts'
import { ContentPage } from './page/ContentPage.tsx'
import { loadContent } from './queries.ts'

export { isContent as isValid, titleOf as titleValues } from './queries.ts'
export const pages = { how: HowItWorksPage, freeEntry: FreeEntryPage, page: ContentPage }
export const messages = pageMessages(own)

export async function load(context: RouteContext, page: string): Promise<void> {
  if (page === 'page') return loadContent(context)
  const { queryClient, api } = context
  // What fails here is asked for again by the page itself.
  if (page === 'freeEntry') await queryClient.prefetchQuery(freeEntryQuery(api))
  return loadFeaturePage(context)
}
