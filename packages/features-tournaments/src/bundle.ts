import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { TournamentsPage } from './page/TournamentsPage.tsx'
import { prefetch } from './queries.ts'

export { GameLine } from './game/GameLine.tsx'
export { TournamentSection } from './lobby/TournamentSection.tsx'
export { prefetch }

export const pages = { page: TournamentsPage }
export const messages = pageMessages(prizeMessages(own))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), prefetch(context)])
}
