import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { HowItWorksPage } from './how/HowItWorksPage.tsx'
import en from './messages/en.json'
import es from './messages/es.json'
import { ContentPage } from './page/ContentPage.tsx'
import { loadContent } from './queries.ts'

export { isContent as isValid, titleOf as titleValues } from './queries.ts'
export const pages = { how: HowItWorksPage, page: ContentPage }
export const messages = pageMessages({ en, es })

export const load = (context: RouteContext): Promise<void> =>
  context.params['name'] === undefined ? loadFeaturePage(context) : loadContent(context)
