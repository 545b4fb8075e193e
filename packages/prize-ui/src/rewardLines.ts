import type { Balance, Prize } from '@marquee/contract'
import { shownBalance } from '@marquee/core'
import type { RewardLine } from '@marquee/ui'

/** The sums that a prize makes, as the header counts them: entries and winnings are one there. */
export function rewardLines(after: Balance, { coins, entries }: Prize): RewardLine[] {
  const shown = (gameMode: 'SweepStakes' | 'TournamentPoints') =>
    shownBalance({ gameMode, playerInfo: { playerBalance: after } }).amount
  const line = (unit: RewardLine['unit'], now: number, won: number): RewardLine => ({
    unit,
    before: now - won,
    won,
    now,
  })
  return [
    line('coins', shown('TournamentPoints'), coins),
    line('entries', shown('SweepStakes'), entries),
  ].filter(({ won }) => won > 0)
}

/** The balance after a prize where the platform could not be asked for it. */
export const sumOf = (before: Balance, { coins, entries }: Prize): Balance => ({
  ...before,
  coins: before.coins + coins,
  entries: before.entries + entries,
})
