import { playUnit } from './rules.ts'
import type { RoundRow } from './store.ts'

/** What features that follow play are told of a round. Amounts are in minor units of `unit`. */
export interface BegunRound {
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

export interface EndedRound extends BegunRound {
  win: number
}

/** A round as those that follow play are told of it. */
export const followed = (row: RoundRow): BegunRound => ({
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
