import type { RouteContext } from '@marquee/core'
import { loadRoom, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { PrizeDropsPage } from './page/PrizeDropsPage.tsx'
import { prefetch } from './queries.ts'

export { DropSection } from './lobby/DropSection.tsx'
export { WelcomeModal } from './modal/WelcomeModal.tsx'
export { WinModal } from './modal/WinModal.tsx'

export { PrizeDropsPage }
export const messages = roomTexts(wheelTexts({ en, es }))

export async function loadPage(context: RouteContext): Promise<void> {
  await Promise.all([loadRoom(context), prefetch(context)])
}
