import type { RouteContext } from '@marquee/core'
import { loadRoom, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { MoneyBoxPage } from './page/MoneyBoxPage.tsx'
import { prefetchMoneyBox } from './queries.ts'

export { GameBarBox } from './game/GameBarBox.tsx'
export { MoneyBoxSection } from './lobby/MoneyBoxSection.tsx'
export { CongratulationsModal } from './modal/CongratulationsModal.tsx'
export { GamesModal } from './modal/GamesModal.tsx'
export { prefetchMoneyBox as prefetch } from './queries.ts'

export const pages = { page: MoneyBoxPage }
export const messages = roomTexts(wheelTexts({ en, es }))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadRoom(context), !context.isGuest && prefetchMoneyBox(context)])
}
