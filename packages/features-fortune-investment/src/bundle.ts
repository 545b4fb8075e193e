import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { FortuneInvestmentPage } from './page/FortuneInvestmentPage.tsx'
import { prefetchChosen, prefetchPackages } from './queries.ts'

export { SetAsideSection } from './lobby/SetAsideSection.tsx'
export { prefetchChosen as prefetch } from './queries.ts'

export const pages = { page: FortuneInvestmentPage }
export const messages = pageMessages(prizeMessages(own))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([
    loadFeaturePage(context),
    !context.isGuest && prefetchPackages(context),
    !context.isGuest && prefetchChosen(context),
  ])
}
