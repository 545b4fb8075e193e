import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { MiniSlotPage } from './page/MiniSlotPage.tsx'
import { prefetchMiniSlot } from './queries.ts'

export const messages = pageMessages(prizeMessages(own))
export const pages = { page: MiniSlotPage }

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), !context.isGuest && prefetchMiniSlot(context)])
}
