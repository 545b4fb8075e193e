import type { RouteContext } from '@marquee/core'
import { loadRoom, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { FortuneInvestmentPage } from './page/FortuneInvestmentPage.tsx'
import { prefetchChosen, prefetchPackages } from './queries.ts'

export { SetAsideSection } from './lobby/SetAsideSection.tsx'
export { prefetchChosen as prefetch } from './queries.ts'

export const pages = { page: FortuneInvestmentPage }
export const messages = roomTexts(wheelTexts({ en, es }))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([
    loadRoom(context),
    !context.isGuest && prefetchPackages(context),
    !context.isGuest && prefetchChosen(context),
  ])
}
