export { onDeposit, onPayment } from './outcome/lastOutcome.ts'

export { prefetchQuick } from './queries.ts'

/** What stands on other pages, each fetched when it is needed. */
export const widget = () => import('./widget/CashWidget.tsx').then((module) => module.CashWidget)
export const menuItem = () =>
  import('./widget/CashMenuItem.tsx').then((module) => module.CashMenuItem)
export const preset = () => import('./widget/PresetOffer.tsx').then((module) => module.PresetOffer)
export const quick = () => import('./quick/QuickSection.tsx').then((module) => module.QuickSection)
