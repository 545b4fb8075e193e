import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { DailyChestsPage } from './page/DailyChestsPage.tsx'
import { prefetchChests } from './queries.ts'

export { ChestsSection } from './lobby/ChestsSection.tsx'
export { prefetchChests as prefetch } from './queries.ts'

export const pages = { page: DailyChestsPage }
export const messages = pageMessages(prizeMessages(own))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), prefetchChests(context)])
}
