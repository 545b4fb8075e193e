import type { RouteContext } from '@marquee/core'
import { artBundle, loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { MiniSlotPage } from './page/MiniSlotPage.tsx'
import { prefetchMiniSlot } from './queries.ts'
import { CabinetContext } from './reels/cabinet.ts'

const messages = pageMessages(prizeMessages(own))

async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), !context.isGuest && prefetchMiniSlot(context)])
}

/** The parts of the feature with the brand's cabinet. */
export const miniSlotBundle = artBundle(CabinetContext, 'cabinet', (drawn) => ({
  messages,
  pages: { page: drawn(MiniSlotPage) },
  load,
}))
