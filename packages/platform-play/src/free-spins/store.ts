import type { FreeSpins } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { type Minor, toWire } from '@marquee/platform-kernel/money'
import { at } from '@marquee/platform-kernel/schema'
import { stakeToday } from './stake.ts'
import './migrations.ts'

export interface FreeSpinBonus {
  id: number
  /** Epoch ms. */
  endsAt: number
}

export interface NewFreeSpins {
  playerId: string
  gameId: number
  count: number
  /** Stake of each, entries in minor units. */
  betLevel: Minor
  source: string
  reference: string
  now: number
  /** Epoch ms. */
  endsAt: number
}

export async function insertFreeSpins(tx: Tx, bonus: NewFreeSpins): Promise<FreeSpinBonus> {
  const { id } = await tx
    .insertInto('free_spin_bonus')
    .values({
      player_id: bonus.playerId,
      game_id: bonus.gameId,
      count: bonus.count,
      bet_level: bonus.betLevel,
      source: bonus.source,
      reference: bonus.reference,
      created_at: at(bonus.now),
      ends_at: at(bonus.endsAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, endsAt: bonus.endsAt }
}

interface Asked {
  playerId: string
  now: number
}

/** What can be played now, what ends first before the rest. */
const waiting = (db: Db | Tx, { playerId, now }: Asked) =>
  db
    .selectFrom('free_spin_bonus')
    .select(['id', 'game_id', 'count', 'used', 'bet_level', 'ends_at'])
    .where('player_id', '=', playerId)
    .where('ends_at', '>', at(now))
    .whereRef('used', '<', 'count')
    .orderBy('ends_at')
    .orderBy('id')

export interface WaitingSpins extends FreeSpins {
  id: number
  gameId: number
}

interface WaitingRow {
  id: number
  game_id: number
  count: number
  used: number
  bet_level: bigint
  ends_at: number
}

const toWaiting = (row: WaitingRow): WaitingSpins => ({
  id: row.id,
  gameId: row.game_id,
  left: row.count - row.used,
  stake: stakeToday(row.game_id, toWire(row.bet_level)),
  endsAt: row.ends_at,
})

/** Free spins of every game that wait for a player. */
export async function findFreeSpins(db: Db | Tx, asked: Asked): Promise<WaitingSpins[]> {
  return (await waiting(db, asked).limit(50).execute()).map(toWaiting)
}

/** Those of one game that come next. */
export async function nextFreeSpins(
  db: Db | Tx,
  { gameId, ...asked }: Asked & { gameId: number },
): Promise<WaitingSpins | null> {
  const row = await waiting(db, asked).where('game_id', '=', gameId).executeTakeFirst()
  return row ? toWaiting(row) : null
}

export async function countUsed(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('free_spin_bonus')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** What opening a game and playing it tell. */
export const freeSpinsToWire = (spins: WaitingSpins | null): FreeSpins | null =>
  spins && { left: spins.left, stake: spins.stake, endsAt: spins.endsAt }
