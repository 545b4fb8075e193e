import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { DailyChestsPage } from './page/DailyChestsPage.tsx'
import { prefetchChests } from './queries.ts'

export { ChestsSection } from './lobby/ChestsSection.tsx'
export { prefetchChests as prefetch } from './queries.ts'

export const pages = { page: DailyChestsPage }
export const messages = pageMessages(prizeMessages({ en, es }))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), prefetchChests(context)])
}
