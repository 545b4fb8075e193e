import type { MoneyBox } from '../contract/schemas.ts'
import type { MoneyBoxSettings } from './settings.ts'

const dayMs = 86_400_000

/** The fields of a box that rules go by. */
export interface Box {
  /** What is inside, in hundredths of a coin. */
  hundredths: number
  /** The day of the last round that filled it, in days since 1970 by UTC. */
  last_day: number
  /** Epoch ms; null for one that was never sealed. */
  sealed_until: number | null
}

/** A stake that counts for the box, in the smallest unit: 1 coin, or 0.01 entries. */
export interface Stake {
  unit: 'coins' | 'entries'
  amount: number
}

/** Whole coins that a box holds, never more than fit (MONEYBOX-09). */
export const amountOf = (
  { hundredths }: Pick<Box, 'hundredths'>,
  { maxAmount }: Pick<MoneyBoxSettings, 'maxAmount'>,
): number => Math.min(maxAmount, Math.floor(hundredths / 100))

/** What a box is after a stake in one of its games; what would not fit is not set aside (MONEYBOX-09). */
export function fill<B extends Box>(
  box: B,
  { unit, amount }: Stake,
  { perHundred, firstOfDay, maxAmount }: MoneyBoxSettings,
  now: number,
): B {
  const today = Math.floor(now / dayMs)
  const gift = box.last_day < today ? firstOfDay * 100 : 0
  const hundredths = box.hundredths + amount * perHundred[unit] + gift
  return { ...box, hundredths: Math.min(maxAmount * 100, hundredths), last_day: today }
}

/** MONEYBOX-03, MONEYBOX-04, TEN-22: ready when full, or active with at least `minAmount`. */
export const isReady = ({
  status,
  moneyBoxAmount,
  minAmount,
}: Pick<MoneyBox, 'status' | 'moneyBoxAmount' | 'minAmount'>): boolean =>
  status === 'full' || (status === 'active' && moneyBoxAmount >= minAmount)

interface Sight {
  settings: MoneyBoxSettings
  games: number[]
  now: number
  /** The player takes a break. */
  isResting: boolean
}

/** A box as the contract sends it (MONEYBOX-02). */
export function boxToWire(box: Box, { settings, games, now, isResting }: Sight): MoneyBox {
  const { minAmount, maxAmount, perHundred, firstOfDay } = settings
  const moneyBoxAmount = amountOf(box, settings)
  const isSealed = box.sealed_until !== null && box.sealed_until > now
  const awake = isSealed ? 'broken' : moneyBoxAmount >= maxAmount ? 'full' : 'active'
  const status = isResting ? 'inactive' : awake
  return {
    status,
    moneyBoxAmount,
    minAmount,
    maxAmount,
    availableTimeToBreak: status === 'broken' ? box.sealed_until : null,
    games,
    isReady: isReady({ status, moneyBoxAmount, minAmount }),
    perHundred,
    firstOfDay,
  }
}

/** What a brand without a box says: an inactive one is hidden and cannot be broken (TEN-22). */
export const noBox: MoneyBox = {
  status: 'inactive',
  moneyBoxAmount: 0,
  minAmount: 0,
  maxAmount: 0,
  availableTimeToBreak: null,
  games: [],
  isReady: false,
  perHundred: { coins: 0, entries: 0 },
  firstOfDay: 0,
}
