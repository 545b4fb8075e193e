import type { FeatureInfo } from '@marquee/contract'
import type { MoneyBox } from '../contract/schemas.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

/** A box that is a quarter full and cannot be broken yet. */
export const makeMoneyBox = (overrides: Partial<MoneyBox> = {}): MoneyBox => ({
  status: 'active',
  moneyBoxAmount: 1_250,
  minAmount: 2_000,
  maxAmount: 5_000,
  availableTimeToBreak: null,
  games: [1, 2, 3],
  isReady: false,
  perHundred: { coins: 4, entries: 20 },
  firstOfDay: 20,
  ...overrides,
})

export const makeReadyBox = (overrides: Partial<MoneyBox> = {}): MoneyBox =>
  makeMoneyBox({ moneyBoxAmount: 2_400, isReady: true, ...overrides })

/** A platform on which the box runs. */
export const makeBoxInfo = (): FeatureInfo =>
  makeFeatureInfo({ featuresInfo: { 'money-box-info': { minAmount: 2_000, maxAmount: 5_000 } } })
