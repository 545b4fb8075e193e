import { sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Instant } from '@marquee/platform-kernel/schema'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    referral_reward: ReferralRewardTable
    referral_code: ReferralCodeTable
  }
}

interface ReferralRewardTable {
  friend_id: string
  inviter_id: string
  /** When it is decided, or was. */
  due_at: Instant
  state: 'waiting' | 'paid' | 'refused'
  /** Why it was refused. */
  reason: string | null
}

interface ReferralCodeTable {
  brand: string
  code: string
  player_id: string
}

/** Whose code it is, or undefined. */
export const findCode = (db: Db | Tx, brand: string, code: string) =>
  db
    .selectFrom('referral_code')
    .select(['code', 'player_id as playerId'])
    .where('brand', '=', brand)
    .where('code', '=', code)
    .executeTakeFirst()

/** The player's own code; every player has one. */
export const codeOf = (db: Db | Tx, playerId: string) =>
  db
    .selectFrom('referral_code')
    .select(['brand', 'code'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()

/** Gives a player a code. False when somebody of the brand has it already. */
export async function insertCode(
  tx: Tx,
  { brand, code, playerId }: { brand: string; code: string; playerId: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('referral_code')
    .values({ brand, code, player_id: playerId })
    .onConflict((conflict) => conflict.columns(['brand', 'code']).doNothing())
    .returning('code')
    .executeTakeFirst()
  return inserted !== undefined
}

const friends = (db: Db, brand: string, code: string) =>
  db
    .selectFrom('player_profile')
    .innerJoin('player', 'player.id', 'player_profile.player_id')
    .where('brand', '=', brand)
    .where('invited_by', '=', code)

/** Whom a code has brought, the newest first. */
export const friendsOf = (db: Db, brand: string, code: string, limit: number) =>
  friends(db, brand, code)
    .leftJoin('ledger_transaction', (join) =>
      join
        .on('ledger_transaction.kind', '=', 'referral-inviter')
        .on('ledger_transaction.reference', '=', sql<string>`player.id::text`),
    )
    .select([
      'name',
      'player.created_at as joinedAt',
      'ledger_transaction.id as paidBy',
      sql<boolean>`email_confirmed or phone_confirmed`.as('isConfirmed'),
    ])
    .orderBy('player.created_at', 'desc')
    .limit(limit)
    .execute()

/** What was earned per friend, from the ledger itself. */
export const earnedOf = (db: Db, transactions: string[], playerId: string) =>
  transactions.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('ledger_entry')
        .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
        .select(['transaction_id as transactionId', 'currency', 'amount'])
        .where('owner', '=', `player:${playerId}`)
        .where('transaction_id', 'in', transactions)
        .execute()

export async function countFriends(db: Db, brand: string, code: string): Promise<number> {
  const { count } = await friends(db, brand, code)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
