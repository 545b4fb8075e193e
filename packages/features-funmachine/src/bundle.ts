import type { RouteContext } from '@marquee/core'
import { loadRoom, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'
import { FunmachinePage } from './page/FunmachinePage.tsx'
import { prefetchMachine, prefetchMeter } from './queries.ts'

export { MachineSection } from './lobby/MachineSection.tsx'
export { prefetchMachine as prefetch } from './queries.ts'

export const pages = { page: FunmachinePage }
export const messages = roomTexts(wheelTexts({ en, es }))

export async function load(context: RouteContext): Promise<void> {
  await Promise.all([
    loadRoom(context),
    !context.isGuest && prefetchMachine(context),
    !context.isGuest && prefetchMeter(context),
  ])
}
