import type { RouteContext } from '@marquee/core'
import { loadRoom, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { CoinDropsPage } from './page/CoinDropsPage.tsx'
import { prefetchDrops } from './queries.ts'

export { WelcomeModal } from './modal/WelcomeModal.tsx'

export const pages = { page: CoinDropsPage }
export const messages = roomTexts(wheelTexts({ en, es }))

/** A guest's page is kept for others and for later, and drops are of their hour. */
export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadRoom(context), !context.isGuest && prefetchDrops(context)])
}
