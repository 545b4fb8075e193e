import type { DailyLoginOptions } from './feature.ts'

export { dailyLoginInfoQuery, refreshDailyLogin } from './queries.ts'

/** Modal, section and header entry, each fetched when it is needed. */
export const modalWith = (options: DailyLoginOptions | undefined) =>
  import('./modal/DailyLoginModal.tsx').then((module) => module.dailyLoginModal(options))
export const section = () =>
  import('./lobby/DailyLoginSection.tsx').then((module) => module.DailyLoginSection)
export const headerButton = () =>
  import('./lobby/DailyLoginButton.tsx').then((module) => module.DailyLoginButton)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
