import type { MoneyBox } from '../contract/schemas.ts'

/** What of a box a drawing shows: its share, and its cracks. */
export const shownBox = ({
  moneyBoxAmount,
  maxAmount,
  status,
  isReady,
}: Pick<MoneyBox, 'moneyBoxAmount' | 'maxAmount' | 'status' | 'isReady'>): {
  share: number
  cracks: 0 | 1 | 2
  isSealed: boolean
} => ({
  share: maxAmount > 0 ? Math.min(1, moneyBoxAmount / maxAmount) : 0,
  cracks: status === 'full' ? 2 : isReady ? 1 : 0,
  isSealed: status === 'broken',
})
