import type { RouteContext } from '@marquee/core'
import { loadRoom, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { CosmicBoxesPage } from './page/CosmicBoxesPage.tsx'
import { prefetchBoxes } from './queries.ts'

export { CosmicSection } from './lobby/CosmicSection.tsx'
export { WelcomeModal } from './modal/WelcomeModal.tsx'
export { prefetchBoxes as prefetch } from './queries.ts'

export const pages = { page: CosmicBoxesPage }
export const messages = roomTexts(wheelTexts({ en, es }))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadRoom(context), !context.isGuest && prefetchBoxes(context)])
}
