import type { PushPayload } from '@marquee/contract'
import { eachLocale, type PushTools, type RouteContext } from '@marquee/core'
import { noteWin } from './watch/wins.ts'

export { prefetch } from './queries.ts'

export const onDrop = (push: PushPayload<'prizeDrops'>, { queryClient }: PushTools) =>
  noteWin(queryClient, push)

/** Page, modals, block of the lobby and texts, with the first of them. */
const screens = () => import('./screens.ts')

export const pages = { page: { load: () => screens().then((module) => module.PrizeDropsPage) } }
export const DropSection = { load: () => screens().then((module) => module.DropSection) }
export const WelcomeModal = { load: () => screens().then((module) => module.WelcomeModal) }
export const WinModal = { load: () => screens().then((module) => module.WinModal) }
export const messages = eachLocale(
  (locale) => () => screens().then((module) => module.messages[locale]),
)

export const load = async (context: RouteContext): Promise<void> =>
  (await screens()).loadPage(context)
