import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { ScratchCardsPage } from './page/ScratchCardsPage.tsx'
import { prefetchRun } from './queries.ts'

export { ScratchSection } from './lobby/ScratchSection.tsx'
export { WelcomeModal } from './modal/WelcomeModal.tsx'
export { prefetchRun as prefetch } from './queries.ts'

export const pages = { page: ScratchCardsPage }
export const messages = pageMessages(prizeMessages(own))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), prefetchRun(context)])
}
