import type { ModalProps } from '@marquee/core'
import type { ComponentType } from 'react'
import type { DeskModal } from './feature.ts'
import { QuickBuyModal } from './quick/QuickBuyModal.tsx'
import { QuickCashModal } from './quick/QuickCashModal.tsx'
import { InsufficientFundsModal } from './short/InsufficientFundsModal.tsx'
import { InsufficientWithdrawalModal } from './short/InsufficientWithdrawalModal.tsx'
import { PresetPackageModal } from './widget/PresetPackageModal.tsx'

/** The desk's modals by their names: whatever opens one, it is the desk that buys and redeems. */
export const modals: Record<DeskModal, ComponentType<ModalProps>> = {
  'insufficient-funds': InsufficientFundsModal,
  'insufficient-withdrawal': InsufficientWithdrawalModal,
  'preset-package': PresetPackageModal,
  'quick-buy': QuickBuyModal,
  'quick-cash': QuickCashModal,
}
