import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Deposit, DepositStatus, PaymentMethod } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { toWire } from '@marquee/platform-kernel/money'
import { at, type Database } from '@marquee/platform-kernel/schema'
import '@marquee/platform-cash/migrations'

export type DepositRow = Selectable<Database['cash_deposit']>

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const depositToWire = (row: DepositRow): Deposit => ({
  id: row.id,
  presetId: row.preset_id,
  offerType: row.offer_type,
  method: row.method,
  account: row.account,
  amount: toWire(row.amount),
  gives: { coins: toWire(row.coins), entries: toWire(row.entries) },
  status: row.status,
  reason: row.reason,
  challengeStep: row.status === 'challenge' ? row.challenge_step : null,
  challengeUrl: row.status === 'challenge' ? row.challenge_url : null,
  tryNextMethod: row.status === 'declined' ? row.next_method : null,
  isFirst: row.is_first,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** A deposit, or undefined; with a player only if it is theirs. */
export const findDeposit = (
  db: Db | Tx,
  id: string,
  playerId?: string,
): Promise<DepositRow | undefined> =>
  db
    .selectFrom('cash_deposit')
    .selectAll()
    .where('id', '=', id)
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? ''))
    .executeTakeFirst()

/** A player's deposits, newest first. */
export async function depositsOf(
  db: Db | Tx,
  playerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DepositRow[]; total: number }> {
  const mine = db.selectFrom('cash_deposit').where('player_id', '=', playerId)
  const rows = await mine
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  // A page that is not full is the last one.
  if (rows.length < limit && (rows.length || !offset)) return { rows, total: offset + rows.length }
  const { count } = await mine
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
}

/** Statuses in which a deposit waits for the player or a provider. */
export const waitingStatuses = ['created', 'challenge', 'pending'] as const

export const waitingOf = (db: Db | Tx, playerId: string): Promise<DepositRow[]> =>
  db
    .selectFrom('cash_deposit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', 'in', waitingStatuses)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()

/** Deposits that the player left unanswered since before an instant. */
export const unansweredBefore = (db: Db, before: number): Promise<DepositRow[]> =>
  db
    .selectFrom('cash_deposit')
    .selectAll()
    .where('status', 'in', ['created', 'challenge'])
    .where('updated_at', '<', at(before))
    .orderBy('updated_at')
    .limit(100)
    .execute()

export type NewDeposit = Pick<
  DepositRow,
  | 'id'
  | 'player_id'
  | 'preset_id'
  | 'offer_type'
  | 'method'
  | 'account'
  | 'status'
  | 'reason'
  | 'keeps'
> & { token: string; amount: number; coins: number; entries: number; now: number }

/** False when the token was used before. */
export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<boolean> {
  const { token, now, amount, coins, entries, ...row } = deposit
  const inserted = await tx
    .insertInto('cash_deposit')
    .values({
      ...row,
      amount: BigInt(amount),
      coins: BigInt(coins),
      entries: BigInt(entries),
      token_hash: hashOf(token),
      challenge_step: null,
      challenge_url: null,
      wrong_answers: 0,
      next_method: null,
      is_first: false,
      created_at: at(now),
      updated_at: at(now),
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  const { id, status, reason } = row
  await insertDepositEvent(tx, id, now, { status, reason })
  return true
}

export interface DepositChange {
  status: DepositStatus
  reason?: string | null
  challengeStep?: number | null
  challengeUrl?: string | null
  wrongAnswers?: number
  nextMethod?: PaymentMethod | null
  isFirst?: boolean
}

/** Keeps the shortened account of a provider that tells it with the payment only. */
export const noteAccount = async (tx: Tx, id: string, account: string): Promise<void> => {
  await tx.updateTable('cash_deposit').set({ account }).where('id', '=', id).execute()
}

/** Adds to what happened to a deposit; events are never changed. */
async function insertDepositEvent(
  tx: Tx,
  depositId: string,
  now: number,
  { status, challengeStep = null, reason = null, wrongAnswers = 0 }: DepositChange,
): Promise<void> {
  await tx
    .insertInto('cash_deposit_event')
    .values({
      deposit_id: depositId,
      status,
      challenge_step: challengeStep,
      reason: reason ?? (wrongAnswers > 0 ? 'wrong_answer' : null),
      at: at(now),
    })
    .execute()
}

export async function saveDeposit(
  tx: Tx,
  id: string,
  now: number,
  change: DepositChange,
): Promise<DepositRow> {
  await insertDepositEvent(tx, id, now, change)
  return tx
    .updateTable('cash_deposit')
    .set({
      status: change.status,
      updated_at: at(now),
      ...(change.reason !== undefined && { reason: change.reason }),
      ...(change.challengeStep !== undefined && { challenge_step: change.challengeStep }),
      ...(change.challengeUrl !== undefined && { challenge_url: change.challengeUrl }),
      ...(change.wrongAnswers !== undefined && { wrong_answers: change.wrongAnswers }),
      ...(change.nextMethod !== undefined && { next_method: change.nextMethod }),
      ...(change.isFirst !== undefined && { is_first: change.isFirst }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Methods that were declined for a player's package lately. */
export async function declinedMethods(
  tx: Tx,
  { playerId, presetId, since }: { playerId: string; presetId: number; since: number },
): Promise<PaymentMethod[]> {
  const rows = await tx
    .selectFrom('cash_deposit')
    .select('method')
    .where('player_id', '=', playerId)
    .where('preset_id', '=', presetId)
    .where('status', '=', 'declined')
    .where('updated_at', '>', at(since))
    .execute()
  return rows.map(({ method }) => method)
}
