import type { Wallet } from '@marquee/contract'
import type { RoundOutcome } from '@marquee/game-math'
import type { SharedRound, Statement } from '../contract/schemas.ts'
import { toWire } from '@marquee/platform-kernel/money'

/** How far back an account's history reaches, in months. */
export const historyMonths = 12
export const wallets: Wallet[] = ['coins', 'entries', 'winnings', 'tourPoints']

/** `2026-11` of an instant, by the calendar of UTC. */
export const monthOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 7)

/** The first instant of the month that lies so many months back. */
export function monthStart(now: number, monthsBack: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBack, 1)
}

/** The first instant of the history: the start of the same month a year ago. */
export const historyStart = (now: number): number => monthStart(now, historyMonths)

/** What moved a balance in a month, as the ledger adds it up. */
export interface MonthSum {
  month: string
  wallet: Wallet
  received: bigint
  /** As a positive amount. */
  given: bigint
}

/** One statement per month, newest first: what was there, came, went, and was there then. */
export function statementsFrom(
  sums: MonthSum[],
  balances: Record<Wallet, bigint>,
  months: string[],
): Statement[] {
  const closing = { ...balances }
  const ofMonth = (month: string, wallet: Wallet) =>
    sums.find((sum) => sum.month === month && sum.wallet === wallet)
  return months
    .toSorted()
    .toReversed()
    .map((month) => ({
      month,
      wallets: wallets.map((wallet) => {
        const { received = 0n, given = 0n } = ofMonth(month, wallet) ?? {}
        const end = closing[wallet]
        closing[wallet] = end - received + given
        return {
          wallet,
          opening: toWire(closing[wallet]),
          received: toWire(received),
          given: toWire(given),
          closing: toWire(end),
        }
      }),
    }))
}

/** The months from the one in which an account was opened, a year at most. */
export function monthsSince(openedAt: number, now: number): string[] {
  const first = Math.max(monthStart(openedAt, 0), historyStart(now))
  const months: string[] = []
  for (let back = 0; monthStart(now, back) >= first; back++)
    months.push(monthOf(monthStart(now, back)))
  return months
}

/** What anybody may see of a round: its course, what it took and what it won. */
export function toShared({
  outcome,
  ...round
}: Pick<SharedRound, 'id' | 'title' | 'gameMode' | 'launch'> & {
  outcome: RoundOutcome
}): SharedRound {
  const { cost, win } = outcome
  // Hundredths are as exact as a multiple is read; what is cut off makes no win look larger.
  return { ...round, cost, win, multiple: Math.floor((win * 100) / cost) / 100, outcome }
}
