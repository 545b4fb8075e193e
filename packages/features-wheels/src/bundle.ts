import type { RouteContext } from '@marquee/core'

/** What the lobby needs of this feature, in one script with the texts that every part of it shows. */
export { WheelSection } from './lobby/WheelSection.tsx'
export { onCash, onDeposit, prefetchWheels as prefetch } from './queries.ts'
export { messages } from './texts.ts'

const page = () => import('./page.ts')
const modals = () => import('./modals.ts')

export const pages = { page: { load: () => page().then((module) => module.WheelOfWinsPage) } }
export const load = async (context: RouteContext): Promise<void> => (await page()).load(context)

export const DailyWheelModal = { load: () => modals().then((module) => module.DailyWheelModal) }
export const StreakModal = { load: () => modals().then((module) => module.StreakModal) }
export const WelcomeModal = { load: () => modals().then((module) => module.WelcomeModal) }
