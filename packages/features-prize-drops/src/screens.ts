import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { PrizeDropsPage } from './page/PrizeDropsPage.tsx'
import { prefetch } from './queries.ts'

export { DropSection } from './lobby/DropSection.tsx'
export { WelcomeModal } from './modal/WelcomeModal.tsx'
export { WinModal } from './modal/WinModal.tsx'

export { PrizeDropsPage }
export const messages = pageMessages(prizeMessages(own))

export async function loadPage(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), prefetch(context)])
}
