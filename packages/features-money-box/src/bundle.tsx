import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { MoneyBoxPage } from './page/MoneyBoxPage.tsx'
import { prefetchMoneyBox } from './queries.ts'

export { GameBarBox } from './game/GameBarBox.tsx'
export { MoneyBoxSection } from './lobby/MoneyBoxSection.tsx'
export { CongratulationsModal } from './modal/CongratulationsModal.tsx'
export { GamesModal } from './modal/GamesModal.tsx'
export { prefetchMoneyBox as prefetch } from './queries.ts'

export const pages = { page: MoneyBoxPage }
export const messages = pageMessages(prizeMessages(own))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), !context.isGuest && prefetchMoneyBox(context)])
}
