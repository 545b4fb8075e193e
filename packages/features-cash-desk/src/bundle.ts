import { eachLocale, type RouteContext } from '@marquee/core'

export { onDeposit, onPayment } from './outcome/lastOutcome.ts'
export { prefetchQuick as prefetch } from './queries.ts'

/** The desk's pages with the texts, and its modals: whatever opens one, it is the desk that buys and redeems. */
const desk = () => import('./desk.ts')
const modals = () => import('./modals.ts')

export const pages = {
  deposit: { load: () => desk().then((module) => module.DepositPage) },
  offer: { load: () => desk().then((module) => module.OfferPage) },
  success: { load: () => desk().then((module) => module.SuccessPage) },
  failed: { load: () => desk().then((module) => module.FailedPage) },
  declined: { load: () => desk().then((module) => module.DeclinedPage) },
  receipt: { load: () => desk().then((module) => module.ReceiptPage) },
  redeem: { load: () => desk().then((module) => module.RedeemPage) },
  challenge: { load: () => desk().then((module) => module.ChallengePage) },
}
export const messages = eachLocale(
  (locale) => () => desk().then((module) => module.messages[locale]),
)
export const load = async (context: RouteContext): Promise<void> => (await desk()).loadDesk(context)
export const isValid = async (context: RouteContext): Promise<boolean> =>
  (await desk()).isValid(context)

export const InsufficientFundsModal = {
  load: () => modals().then((module) => module.InsufficientFundsModal),
}
export const InsufficientWithdrawalModal = {
  load: () => modals().then((module) => module.InsufficientWithdrawalModal),
}
export const PresetPackageModal = {
  load: () => modals().then((module) => module.PresetPackageModal),
}
export const QuickBuyModal = { load: () => modals().then((module) => module.QuickBuyModal) }
export const QuickCashModal = { load: () => modals().then((module) => module.QuickCashModal) }

/** What stands on other pages, each fetched when it is needed. */
export const CashWidget = {
  load: () => import('./widget/CashWidget.tsx').then((module) => module.CashWidget),
}
export const CashMenuItem = {
  load: () => import('./widget/CashMenuItem.tsx').then((module) => module.CashMenuItem),
}
export const QuickSection = {
  load: () => import('./quick/QuickSection.tsx').then((module) => module.QuickSection),
}
