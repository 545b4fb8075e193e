import type { Wallet } from '@marquee/contract'
import type { HistoryFilter } from './contract/schemas.ts'
import { firstOf } from '@marquee/core'

/** Wallets that the page offers; tour points are in the contract, and nothing credits them. */
export const wallets: Wallet[] = ['coins', 'entries', 'winnings']

const isWallet = (value: string | undefined): value is Wallet =>
  wallets.some((wallet) => wallet === value)
const isDay = (value: string | undefined): value is string =>
  value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

/** What the address asks for; what makes no sense is left out. */
export function filterOf(search: Record<string, unknown>): HistoryFilter {
  const [wallet, kind, from, to] = ['wallet', 'kind', 'from', 'to'].map((name) =>
    firstOf(search[name]),
  )
  return {
    ...(isWallet(wallet) && { wallet }),
    ...(kind && kind.length <= 40 && { kind }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}

/** Where the same comes as a CSV file. */
export function exportAddress(filter: HistoryFilter): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  return `/rest/history/export/${query.size ? `?${query}` : ''}`
}
