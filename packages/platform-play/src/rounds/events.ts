import { playUnit } from './rules.ts'
import type { RoundRow } from './store.ts'

declare module '@marquee/platform-kernel/events' {
  interface Events {
    /** The stake of a round is taken. */
    roundStarted: StartedRound
    /** The win of a round is paid; once for each round. */
    roundSettled: SettledRound
  }
}

/** A round that has begun. Amounts are in minor units of `unit`. */
export interface StartedRound {
  roundId: string
  playerId: string
  brand: string
  gameId: number
  unit: 'coins' | 'entries'
  /** What the round costs by the game's rules; a free spin's is what the spin would have cost. */
  cost: number
  /** What the player paid: nothing for a free spin. */
  paid: number
  isFree: boolean
  /** When it began, in epoch ms. */
  playedAt: number
}

export interface SettledRound extends StartedRound {
  win: number
  /** When its win was paid, in epoch ms. */
  settledAt: number
}

/** A round as its events tell of it. */
export const toEvent = (row: RoundRow): StartedRound => ({
  roundId: row.id,
  playerId: row.player_id,
  brand: row.brand,
  gameId: row.game_id,
  unit: playUnit(row.game_mode),
  cost: row.outcome.cost,
  paid: Number(row.cost),
  isFree: row.free_spin_bonus_id !== null,
  playedAt: row.created_at,
})
