import type { RouteContext } from '@marquee/core'
import { artBundle, loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { SeasonSection } from './lobby/SeasonSection.tsx'
import { messages as own } from './messages/index.ts'
import { SeasonPage } from './page/SeasonPage.tsx'
import { prefetchSeason } from './queries.ts'
import { LandContext } from './scene/land.ts'
import { NeutralSeasonModal } from './welcome/NeutralSeasonModal.tsx'
import { SpookySeasonModal } from './welcome/SpookySeasonModal.tsx'

const messages = pageMessages(prizeMessages(own))

async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), !context.isGuest && prefetchSeason(context)])
}

/** The parts of the feature on the brand's land. */
export const seasonBundle = artBundle(LandContext, 'land', (drawn) => ({
  messages,
  pages: { page: drawn(SeasonPage) },
  SeasonSection: drawn(SeasonSection),
  NeutralSeasonModal: drawn(NeutralSeasonModal),
  SpookySeasonModal: drawn(SpookySeasonModal),
  prefetch: prefetchSeason,
  load,
}))
