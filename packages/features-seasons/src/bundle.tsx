import type { RouteContext } from '@marquee/core'
import { loadRoom, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { SeasonPage } from './page/SeasonPage.tsx'
import { prefetchSeason } from './queries.ts'

export { SeasonSection } from './lobby/SeasonSection.tsx'
export { prefetchSeason as prefetch } from './queries.ts'
export { NeutralSeasonModal } from './welcome/NeutralSeasonModal.tsx'
export { SpookySeasonModal } from './welcome/SpookySeasonModal.tsx'

export const messages = roomTexts(wheelTexts({ en, es }))
export const pages = { page: SeasonPage }

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadRoom(context), !context.isGuest && prefetchSeason(context)])
}
