import type { RouteContext } from '@marquee/core'
import { loadRoom, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { LotteryPage } from './page/LotteryPage.tsx'
import { prefetchDetails, prefetchTickets } from './queries.ts'

export { LotterySection } from './lobby/LotterySection.tsx'
export { prefetchSection as prefetch } from './queries.ts'

export const pages = { page: LotteryPage }
export const messages = roomTexts(wheelTexts({ en, es }))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([
    loadRoom(context),
    prefetchDetails(context),
    !context.isGuest && prefetchTickets(context),
  ])
}
