import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { CosmicBoxesPage } from './page/CosmicBoxesPage.tsx'
import { prefetchBoxes } from './queries.ts'

export { CosmicSection } from './lobby/CosmicSection.tsx'
export { WelcomeModal } from './modal/WelcomeModal.tsx'
export { prefetchBoxes as prefetch } from './queries.ts'

export const pages = { page: CosmicBoxesPage }
export const messages = pageMessages(prizeMessages(own))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), !context.isGuest && prefetchBoxes(context)])
}
