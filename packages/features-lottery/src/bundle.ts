import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { LotteryPage } from './page/LotteryPage.tsx'
import { prefetchDetails, prefetchTickets } from './queries.ts'

export { AwayScene } from './replay/AwayScene.tsx'
export { LotterySection } from './lobby/LotterySection.tsx'
export { prefetchSection as prefetch } from './queries.ts'

export const pages = { page: LotteryPage }
export const messages = pageMessages(prizeMessages(own))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([
    loadFeaturePage(context),
    prefetchDetails(context),
    !context.isGuest && prefetchTickets(context),
  ])
}
