import type { RouteContext } from '@marquee/core'
import { loadRoom, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { MiniSlotPage } from './page/MiniSlotPage.tsx'
import { prefetchMiniSlot } from './queries.ts'

export const messages = roomTexts(wheelTexts({ en, es }))
export const pages = { page: MiniSlotPage }

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadRoom(context), !context.isGuest && prefetchMiniSlot(context)])
}
