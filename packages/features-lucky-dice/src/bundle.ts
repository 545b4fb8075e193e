import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { LuckyDicePage } from './page/LuckyDicePage.tsx'
import { prefetchDice } from './queries.ts'

export { DiceSection } from './lobby/DiceSection.tsx'
export { prefetchDice as prefetch } from './queries.ts'

export const pages = { page: LuckyDicePage }
export const messages = pageMessages(prizeMessages(own))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), prefetchDice(context)])
}
