import type { FreeEntryRequest, StaffFreeEntry } from '../../contract/index.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { toWire } from '@marquee/platform-kernel/money'
import { at, type Database } from '@marquee/platform-kernel/schema'
import './migrations.ts'
import { creditedPeriod } from './rules.ts'

export type RequestRow = Selectable<Database['free_entry_request']>

/** Inserts a request; false where the brand has given this code before. */
export async function insertRequest(
  tx: Tx,
  { brand, code, playerId, now }: { brand: string; code: string; playerId: string; now: number },
): Promise<boolean> {
  const row = await tx
    .insertInto('free_entry_request')
    .values({ brand, code, player_id: playerId, status: 'open', requested_at: at(now) })
    .onConflict((conflict) => conflict.columns(['brand', 'code']).doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

export const findRequest = (
  db: Db | Tx,
  { brand, code, playerId }: { brand: string; code: string; playerId: string },
): Promise<RequestRow | undefined> =>
  db
    .selectFrom('free_entry_request')
    .selectAll()
    .where('brand', '=', brand)
    .where('code', '=', code)
    .where('player_id', '=', playerId)
    .executeTakeFirst()

/** How many a player sees. */
const shown = 20

export const requestsOf = (db: Db | Tx, playerId: string): Promise<RequestRow[]> =>
  db
    .selectFrom('free_entry_request')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('requested_at', 'desc')
    .orderBy('code')
    .limit(shown)
    .execute()

/** Codes for which no card has come. */
export async function countOpen(db: Db | Tx, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('free_entry_request')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Other cards of a player with this postmark that count. */
export async function countPostmarked(
  tx: Tx,
  { player_id: playerId, code }: Pick<RequestRow, 'player_id' | 'code'>,
  postmarkedOn: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('free_entry_request')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('postmarked_on', '=', postmarkedOn)
    .where('code', '!=', code)
    .where('status', 'in', ['review', 'credited'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What a player got by mail within the period that counts together. */
export async function creditedLately(db: Db | Tx, playerId: string, now: number): Promise<bigint> {
  const { sum } = await db
    .selectFrom('free_entry_request')
    .select(sql<bigint>`coalesce(sum(entries), 0)::bigint`.as('sum'))
    .where('player_id', '=', playerId)
    .where('status', '=', 'credited')
    .where('decided_at', '>', at(now - creditedPeriod))
    .executeTakeFirstOrThrow()
  return sum
}

export const saveRequest = (
  tx: Tx,
  { brand, code }: Pick<RequestRow, 'brand' | 'code'>,
  { decidedAt, ...change }: Partial<RequestRow> & { decidedAt?: number },
): Promise<RequestRow> => {
  const { decided_at: _, requested_at: __, ...rest } = change
  return tx
    .updateTable('free_entry_request')
    .set({ ...rest, ...(decidedAt !== undefined && { decided_at: at(decidedAt) }) })
    .where('brand', '=', brand)
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A request as its player sees it: that two look at it is nothing to them. */
export const requestToWire = (row: RequestRow): FreeEntryRequest => ({
  code: row.code,
  status: row.status === 'review' ? 'open' : row.status,
  requestedAt: row.requested_at,
  decidedAt: row.decided_at,
  entries: toWire(row.entries),
  reason: row.reason_code,
})

interface Filter {
  brand: string
  status?: RequestRow['status'] | undefined
  code?: string | undefined
}

const filtered = (db: Db, { brand, status, code }: Filter) => {
  let found = db
    .selectFrom('free_entry_request as request')
    .innerJoin('player', 'player.id', 'request.player_id')
    .where('request.brand', '=', brand)
  if (status) found = found.where('request.status', '=', status)
  if (code) found = found.where('request.code', '=', code)
  return found
}

export interface Asker {
  staffId: string
  /** Whether one more card of a player needs two, by what the player was credited lately. */
  needsTwo: (creditedLately: bigint) => boolean
  now: number
}

/** Requests as staff see them; what waits for somebody begins with the oldest. */
export async function listRequests(
  db: Db,
  filter: Filter,
  { staffId, needsTwo, now, limit, offset }: Asker & { limit: number; offset: number },
): Promise<{ items: StaffFreeEntry[]; total: number }> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await filtered(db, filter)
    .leftJoin('player_profile', 'player_profile.player_id', 'player.id')
    .leftJoin('staff', 'staff.id', 'request.approved_by')
    .selectAll('request')
    .select(['player.login', 'player_profile.state', 'staff.name as approver'])
    .orderBy('request.requested_at', filter.status === 'review' ? 'asc' : 'desc')
    .orderBy('request.code')
    .limit(limit)
    .offset(offset)
    .execute()
  const items: StaffFreeEntry[] = []
  for (const row of rows) {
    const lately = await creditedLately(db, row.player_id, now)
    items.push({
      code: row.code,
      status: row.status,
      requestedAt: row.requested_at,
      decidedAt: row.decided_at,
      postmarkedOn: row.postmarked_on,
      entries: toWire(row.entries),
      reasonCode: row.reason_code,
      reason: row.reason,
      player: { id: row.player_id, login: row.login, state: row.state },
      creditedLately: toWire(lately),
      needsTwo: needsTwo(lately),
      approvedBy: row.approver,
      approvedByMe: row.approved_by === staffId,
    })
  }
  return { items, total: Number(count) }
}
