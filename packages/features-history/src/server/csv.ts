import type { Wallet } from '@marquee/contract'
import type { HistoryEntry } from '../contract/schemas.ts'
import { csvRow } from '@marquee/platform-kernel/csv'

/** Hundredths, written as such; coins and points are whole. */
const digits: Record<Wallet, number> = { coins: 0, entries: 2, winnings: 2, tourPoints: 0 }

/** An amount with its decimal point: 1250 hundredths are `12.50`. */
export function decimal(amount: number, wallet: Wallet): string {
  const places = digits[wallet]
  if (!places) return String(amount)
  const text = String(Math.abs(amount)).padStart(places + 1, '0')
  return `${amount < 0 ? '-' : ''}${text.slice(0, -places)}.${text.slice(-places)}`
}

export const csvHeader = csvRow([
  'time (UTC)',
  'kind',
  'wallet',
  'amount',
  'balance',
  'game',
  'round',
])

export const entryToCsv = ({ at, kind, wallet, amount, balanceAfter, round }: HistoryEntry) =>
  csvRow([
    new Date(at).toISOString(),
    kind,
    wallet,
    decimal(amount, wallet),
    decimal(balanceAfter, wallet),
    round?.title ?? '',
    round?.id ?? '',
  ])
