import type { RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'
import { FunmachinePage } from './page/FunmachinePage.tsx'
import { prefetchMachine, prefetchMeter } from './queries.ts'

export { MachineSection } from './lobby/MachineSection.tsx'
export { prefetchMachine as prefetch } from './queries.ts'

export const pages = { page: FunmachinePage }
export const messages = pageMessages(prizeMessages(own))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([
    loadFeaturePage(context),
    !context.isGuest && prefetchMachine(context),
    !context.isGuest && prefetchMeter(context),
  ])
}
