import type { RouteContext } from '@marquee/core'
import { loadRoom, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { ScratchCardsPage } from './page/ScratchCardsPage.tsx'
import { prefetchLottery } from './queries.ts'

export { ScratchSection } from './lobby/ScratchSection.tsx'
export { WelcomeModal } from './modal/WelcomeModal.tsx'
export { prefetchLottery as prefetch } from './queries.ts'

export const pages = { page: ScratchCardsPage }
export const messages = roomTexts(wheelTexts({ en, es }))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadRoom(context), !context.isGuest && prefetchLottery(context)])
}
