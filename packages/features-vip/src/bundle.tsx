import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { VipPage } from './page/VipPage.tsx'
import { prefetchCashback, prefetchRank } from './queries.ts'

export { ClubLevel } from './account/ClubLevel.tsx'
export { VipSection } from './lobby/VipSection.tsx'
export { ClaimRewardModal } from './modal/ClaimRewardModal.tsx'
export { LevelUpModal } from './modal/LevelUpModal.tsx'
export { StatusUpModal } from './modal/StatusUpModal.tsx'
export { prefetchRank as prefetch } from './queries.ts'

export const pages = { page: VipPage }
export const messages = pageMessages(prizeMessages(own))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([
    loadFeaturePage(context),
    !context.isGuest && prefetchRank(context),
    !context.isGuest && prefetchCashback(context),
  ])
}
