import type { Player } from '@marquee/contract'

export type BalanceUnit = 'coins' | 'entries'

export interface ShownBalance {
  unit: BalanceUnit
  /** Minor units. */
  amount: number
  fractionDigits: 0 | 2
}

/**
 * What the header shows: entries in SweepStakes (entries and winnings together, as both are played
 * with), coins in TournamentPoints (GAMEMODE-02, GAMEMODE-03).
 */
export function shownBalance({
  gameMode,
  playerInfo,
}: Pick<Player, 'gameMode' | 'playerInfo'>): ShownBalance {
  const { coins, entries, winnings } = playerInfo.playerBalance
  return gameMode === 'SweepStakes'
    ? { unit: 'entries', amount: entries + winnings, fractionDigits: 2 }
    : { unit: 'coins', amount: coins, fractionDigits: 0 }
}
