import type { RouteContext } from '@marquee/core'
import { artBundle, loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { VesselContext } from './box/vessel.ts'
import { GameBarBox } from './game/GameBarBox.tsx'
import { MoneyBoxSection } from './lobby/MoneyBoxSection.tsx'
import { messages as own } from './messages/index.ts'
import { CongratulationsModal } from './modal/CongratulationsModal.tsx'
import { GamesModal } from './modal/GamesModal.tsx'
import { MoneyBoxPage } from './page/MoneyBoxPage.tsx'
import { prefetchMoneyBox } from './queries.ts'

const messages = pageMessages(prizeMessages(own))

async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), !context.isGuest && prefetchMoneyBox(context)])
}

/** The parts of the feature around the brand's vessel. */
export const moneyBoxBundle = artBundle(VesselContext, 'vessel', (drawn) => ({
  messages,
  pages: { page: drawn(MoneyBoxPage) },
  GameBarBox: drawn(GameBarBox),
  MoneyBoxSection: drawn(MoneyBoxSection),
  CongratulationsModal,
  GamesModal,
  prefetch: prefetchMoneyBox,
  load,
}))
