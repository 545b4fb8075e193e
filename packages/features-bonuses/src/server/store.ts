import { sql } from 'kysely'
import type { FreeBonus } from '../contract/index.ts'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { type Minor, toWire } from '@marquee/platform-kernel/money'
import { at } from '@marquee/platform-kernel/schema'
import type { WaitingSpins } from '@marquee/platform-play/free-spins/store'
import './migrations.ts'

/** Whose bonuses are asked for. */
export interface Owner {
  brand: string
  playerId: string
}

export interface BonusMessage {
  id: number
  amount: bigint
  /** Epoch ms. */
  createdAt: number
  validUntil: number
  isCredited: boolean
}

/** Messages for this player: their own, and those for everybody of the brand. */
const messagesFor = (db: Db | Tx, { brand, playerId }: Owner) =>
  db
    .selectFrom('bonus_message as message')
    .leftJoin('bonus_credit as credit', (join) =>
      join.onRef('credit.message_id', '=', 'message.id').on('credit.player_id', '=', playerId),
    )
    .select([
      'message.id',
      'message.amount',
      'message.created_at',
      'message.valid_until',
      'credit.credited_at',
    ])
    .where('message.brand', '=', brand)
    .where(({ or, eb }) =>
      or([eb('message.player_id', 'is', null), eb('message.player_id', '=', playerId)]),
    )

export async function findMessage(
  db: Db | Tx,
  owner: Owner,
  id: number,
): Promise<BonusMessage | undefined> {
  const row = await messagesFor(db, owner).where('message.id', '=', id).executeTakeFirst()
  return (
    row && {
      id: row.id,
      amount: row.amount,
      createdAt: row.created_at,
      validUntil: row.valid_until,
      isCredited: row.credited_at !== null,
    }
  )
}

/** What can be had now, what ends first before the rest. */
export async function findWaiting(db: Db, owner: Owner, now: number): Promise<BonusMessage[]> {
  const rows = await messagesFor(db, owner)
    .where('credit.credited_at', 'is', null)
    .where('message.valid_until', '>', at(now))
    .orderBy('message.valid_until')
    .orderBy('message.id')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    createdAt: row.created_at,
    validUntil: row.valid_until,
    isCredited: false,
  }))
}

/**
 * What staff granted a player of a brand since an instant, or every player where none is named. Held
 * until the transaction ends, so that grants side by side are counted one after the other.
 */
export async function grantedSince(
  tx: Tx,
  { brand, playerId, since }: { brand: string; playerId: string | null; since: number },
): Promise<bigint> {
  const whose = `bonus-grant:${brand}:${playerId ?? ''}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${whose}, 0))`.execute(tx)
  const { sum } = await tx
    .selectFrom('bonus_message')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('brand', '=', brand)
    .where('player_id', 'is not distinct from', playerId)
    .where('staff_id', 'is not', null)
    .where('created_at', '>', at(since))
    .executeTakeFirstOrThrow()
  return sum
}

export interface NewBonus {
  brand: string
  playerId: string | null
  amount: Minor
  now: number
  /** Epoch ms. */
  validUntil: number
  staffId: string | null
  campaign: string | null
}

/** Makes a message; null when the campaign has made it before. */
export async function insertBonus(db: Db | Tx, bonus: NewBonus): Promise<number | null> {
  const row = await db
    .insertInto('bonus_message')
    .values({
      brand: bonus.brand,
      player_id: bonus.playerId,
      amount: bonus.amount,
      created_at: at(bonus.now),
      valid_until: at(bonus.validUntil),
      staff_id: bonus.staffId,
      campaign: bonus.campaign,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'campaign']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertCredit(
  tx: Tx,
  { messageId, playerId, now }: { messageId: number; playerId: string; now: number },
): Promise<void> {
  await tx
    .insertInto('bonus_credit')
    .values({ message_id: messageId, player_id: playerId, credited_at: at(now) })
    .execute()
}

/** BONUS-01; a message is one bonus, and both have one number. */
export const bonusToWire = ({ id, amount, validUntil }: BonusMessage): FreeBonus => ({
  bonusId: id,
  bonusType: 'freeEntries',
  bonusLifetimeEnd: validUntil,
  freeSpinsCount: null,
  freeSpinsBetLevel: null,
  bonusAmount: toWire(amount),
  games: [],
})

/** Free spins that wait, as a bonus (BONUS-01). */
export const spinsToWire = ({ id, gameId, left, stake, endsAt }: WaitingSpins): FreeBonus => ({
  bonusId: id,
  bonusType: 'freeSpins',
  bonusLifetimeEnd: endsAt,
  freeSpinsCount: left,
  freeSpinsBetLevel: stake,
  bonusAmount: null,
  games: [gameId],
})
