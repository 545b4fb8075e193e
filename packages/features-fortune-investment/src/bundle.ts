import type { RouteContext } from '@marquee/core'
import { artBundle, loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { JarContext } from './jar/jar.ts'
import { SetAsideSection } from './lobby/SetAsideSection.tsx'
import { messages as own } from './messages/index.ts'
import { FortuneInvestmentPage } from './page/FortuneInvestmentPage.tsx'
import { prefetchChosen, prefetchPackages } from './queries.ts'

const messages = pageMessages(prizeMessages(own))

async function load(context: RouteContext): Promise<void> {
  await Promise.all([
    loadFeaturePage(context),
    !context.isGuest && prefetchPackages(context),
    !context.isGuest && prefetchChosen(context),
  ])
}

/** The parts of the feature around the brand's jar. */
export const fortuneInvestmentBundle = artBundle(JarContext, 'jar', (drawn) => ({
  messages,
  pages: { page: drawn(FortuneInvestmentPage) },
  SetAsideSection: drawn(SetAsideSection),
  prefetch: prefetchChosen,
  load,
}))
