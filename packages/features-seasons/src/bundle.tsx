import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { SeasonPage } from './page/SeasonPage.tsx'
import { prefetchSeason } from './queries.ts'

export { SeasonSection } from './lobby/SeasonSection.tsx'
export { prefetchSeason as prefetch } from './queries.ts'
export { NeutralSeasonModal } from './welcome/NeutralSeasonModal.tsx'
export { SpookySeasonModal } from './welcome/SpookySeasonModal.tsx'

export const messages = pageMessages(prizeMessages({ en, es }))
export const pages = { page: SeasonPage }

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), !context.isGuest && prefetchSeason(context)])
}
