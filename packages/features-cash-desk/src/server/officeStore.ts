import { sql } from 'kysely'
import type {
  DepositStatus,
  RedemptionStatus,
  StaffPurchase,
  StaffRedemption,
  StaffRefund,
} from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Db } from '@marquee/platform-kernel/database'
import { toWire } from '@marquee/platform-kernel/money'
import { at } from '@marquee/platform-kernel/schema'
import '@marquee/platform-identity/verification/store'
import { eventsOf, redemptionToWire } from './redemptionStore.ts'
import { approversOf, needsTwo } from './review.ts'
import { depositToWire } from './store.ts'

interface Page {
  limit: number
  offset: number
}

const redemptionsIn = (db: Db, brand: string) =>
  db
    .selectFrom('cash_redemption')
    .innerJoin('player', 'player.id', 'cash_redemption.player_id')
    .where('player.brand', '=', brand)

/** Redemptions of a brand as staff see them; those that wait begin with the oldest, ended ones with the last. */
export async function listRedemptions(
  db: Db,
  settings: BrandSettings,
  {
    now,
    status,
    id,
    limit,
    offset,
  }: { now: number; status?: RedemptionStatus; id?: string } & Page,
): Promise<{ items: StaffRedemption[]; total: number }> {
  const found = () => {
    let all = redemptionsIn(db, settings.key)
    if (status) all = all.where('cash_redemption.status', '=', status)
    if (id) all = all.where('cash_redemption.id', '=', id)
    return all
  }
  const hasEnded = status === 'paid' || status === 'rejected' || status === 'canceled'
  const { count } = await found()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found()
    .leftJoin('player_profile', 'player_profile.player_id', 'player.id')
    .leftJoin('identity_status', 'identity_status.player_id', 'player.id')
    .selectAll('cash_redemption')
    .select(['player.login', 'player_profile.state', 'identity_status.status as identity'])
    .orderBy('cash_redemption.created_at', hasEnded ? 'desc' : 'asc')
    .orderBy('cash_redemption.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const events = Map.groupBy(
    await eventsOf(
      db,
      rows.map((row) => row.id),
    ),
    (event) => event.redemption_id,
  )
  const items = rows.map(({ login, state, identity, ...row }) => {
    const { steps: _, ...wire } = redemptionToWire(row, [])
    return {
      ...wire,
      player: { id: row.player_id, login, state },
      identity,
      age: Math.max(0, now - row.created_at),
      needsTwo: needsTwo(settings, row.amount),
      approvals: approversOf(events.get(row.id) ?? []).size,
    }
  })
  return { items, total: Number(count) }
}

/** What a player purchased before an instant, and what was ever paid out to them. */
export async function moneyOf(db: Db, playerId: string, before: number) {
  const { rows } = await sql<{
    bought: number
    spent: bigint
    lastAt: Date | number | null
    paid: number
    paidAmount: bigint
  }>`
    select
      (select count(*)::int from cash_deposit
        where player_id = ${playerId} and status = 'complete' and created_at < ${at(before)}) as bought,
      (select coalesce(sum(amount), 0)::bigint from cash_deposit
        where player_id = ${playerId} and status = 'complete' and created_at < ${at(before)}) as spent,
      (select max(updated_at) from cash_deposit
        where player_id = ${playerId} and status = 'complete' and created_at < ${at(before)}) as "lastAt",
      (select count(*)::int from cash_redemption
        where player_id = ${playerId} and status = 'paid') as paid,
      (select coalesce(sum(amount), 0)::bigint from cash_redemption
        where player_id = ${playerId} and status = 'paid') as "paidAmount"`.execute(db)
  const [row] = rows
  return {
    purchased: {
      count: row?.bought ?? 0,
      amount: toWire(row?.spent ?? 0n),
      lastAt: row?.lastAt ? Number(row.lastAt) : null,
    },
    redeemed: { count: row?.paid ?? 0, amount: toWire(row?.paidAmount ?? 0n) },
  }
}

/** How often the region kept a player out since an instant. */
export async function regionRefusalsOf(db: Db, playerId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('region_block')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('created_at', '>', at(since))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const toPurchase = (
  row: Parameters<typeof depositToWire>[0] & { login: string },
): StaffPurchase => {
  const { tryNextMethod: _, ...wire } = depositToWire(row)
  return { ...wire, player: { id: row.player_id, login: row.login } }
}

interface PurchaseFilter extends Page {
  status?: DepositStatus | undefined
  playerId?: string | undefined
  id?: string
}

/** Purchases of a brand, newest first. */
export async function listPurchases(
  db: Db,
  brand: string,
  { status, playerId, id, limit, offset }: PurchaseFilter,
): Promise<{ items: StaffPurchase[]; total: number }> {
  const found = () => {
    let all = db
      .selectFrom('cash_deposit')
      .innerJoin('player', 'player.id', 'cash_deposit.player_id')
      .where('player.brand', '=', brand)
    if (status) all = all.where('cash_deposit.status', '=', status)
    if (playerId) all = all.where('cash_deposit.player_id', '=', playerId)
    if (id) all = all.where('cash_deposit.id', '=', id)
    return all
  }
  const { count } = await found()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found()
    .selectAll('cash_deposit')
    .select('player.login')
    .orderBy('cash_deposit.created_at', 'desc')
    .orderBy('cash_deposit.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: rows.map(toPurchase), total: Number(count) }
}

/** Each status that a purchase reached, oldest first. */
export const purchaseEvents = async (db: Db, depositId: string) =>
  (
    await db
      .selectFrom('cash_deposit_event')
      .select(['status', 'challenge_step', 'reason', 'at'])
      .where('deposit_id', '=', depositId)
      .orderBy('id')
      .execute()
  ).map(({ challenge_step: challengeStep, ...event }) => ({ ...event, challengeStep }))

/** Refunds of a brand: those that no provider has taken yet first, the oldest of them at the top. */
export async function listRefunds(
  db: Db,
  brand: string,
  { state, limit, offset }: { state?: 'owed' | 'ordered' } & Page,
): Promise<{ items: StaffRefund[]; total: number }> {
  const found = () => {
    const all = db
      .selectFrom('cash_refund')
      .innerJoin('cash_deposit', 'cash_deposit.id', 'cash_refund.deposit_id')
      .innerJoin('player', 'player.id', 'cash_deposit.player_id')
      .where('player.brand', '=', brand)
    if (!state) return all
    return all.where('sent_at', state === 'owed' ? 'is' : 'is not', null)
  }
  const { count } = await found()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found()
    .select(['cash_deposit.id', 'player_id', 'player.login', 'amount', 'method'])
    .select(['cash_refund.reason', 'decided_at', 'sent_at'])
    .orderBy(sql`case when sent_at is null then decided_at end`, (order) => order.asc().nullsLast())
    .orderBy('decided_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const items = rows.map(
    ({
      id,
      player_id: playerId,
      login,
      amount,
      decided_at: decidedAt,
      sent_at: sentAt,
      ...row
    }) => ({
      ...row,
      depositId: id,
      player: { id: playerId, login },
      amount: Number(amount),
      decidedAt,
      sentAt,
    }),
  )
  return { items, total: Number(count) }
}
