import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { CoinDropsPage } from './page/CoinDropsPage.tsx'
import { prefetchDrops } from './queries.ts'

export { WelcomeModal } from './modal/WelcomeModal.tsx'

export const pages = { page: CoinDropsPage }
export const messages = pageMessages(prizeMessages(own))

/** A guest's page is kept for others and for later, and drops are of their hour. */
export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), !context.isGuest && prefetchDrops(context)])
}
