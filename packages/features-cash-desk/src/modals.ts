/** All modals in one script: they share most of what they show. */
export { QuickBuyModal } from './quick/QuickBuyModal.tsx'
export { QuickCashModal } from './quick/QuickCashModal.tsx'
export { InsufficientFundsModal } from './short/InsufficientFundsModal.tsx'
export { InsufficientWithdrawalModal } from './short/InsufficientWithdrawalModal.tsx'
export { PresetPackageModal } from './widget/PresetPackageModal.tsx'
