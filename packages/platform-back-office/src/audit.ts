import type { AuditEntry } from '@marquee/contract'
import type { auditQuery } from '@marquee/contract/schemas'
import type { z } from 'zod'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export interface NewAuditEntry {
  requestId: string
  /** Null when nobody of the staff is known by the address that was tried. */
  staffId: string | null
  brand: string | null
  /** The id of the call. */
  action: string
  outcome: 'done' | 'refused'
  code?: string
  playerId?: string | null
  /** What was asked, without secrets. */
  details?: unknown
  before?: unknown
  after?: unknown
}

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value)

/** Adds an entry; in the transaction of an action it is kept or undone with it. */
export async function writeAudit(db: Db | Tx, entry: NewAuditEntry, now: number): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: at(now),
      request_id: entry.requestId,
      staff_id: entry.staffId,
      brand: entry.brand,
      action: entry.action,
      outcome: entry.outcome,
      code: entry.code ?? null,
      player_id: entry.playerId ?? null,
      details: json(entry.details),
      before: json(entry.before),
      after: json(entry.after),
    })
    .execute()
}

const day = 86_400_000

type Filter = z.output<typeof auditQuery>

/** What a brand's log holds: its own entries, and those of no brand by staff who belong to it. */
function entriesOf(db: Db, brand: string, filter: Filter) {
  const { staffId, playerId, action, outcome, from, to } = filter
  let select = db
    .selectFrom('audit_log as log')
    .where((where) =>
      where.or([
        where('log.brand', '=', brand),
        where.and([
          where('log.brand', 'is', null),
          where(
            'log.staff_id',
            'in',
            where.selectFrom('staff_brand').select('staff_id').where('brand', '=', brand),
          ),
        ]),
      ]),
    )
  if (staffId) select = select.where('log.staff_id', '=', staffId)
  if (playerId) select = select.where('log.player_id', '=', playerId)
  if (action) select = select.where('log.action', '=', action)
  if (outcome) select = select.where('log.outcome', '=', outcome)
  if (from) select = select.where('log.at', '>=', at(Date.parse(from)))
  if (to) select = select.where('log.at', '<', at(Date.parse(to) + day))
  return select
}

/** One page of a brand's audit log. Players of other brands are not named. */
export async function listAudit(
  db: Db,
  brand: string,
  filter: Filter,
): Promise<{ items: AuditEntry[]; total: number }> {
  const { count } = await entriesOf(db, brand, filter)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await entriesOf(db, brand, filter)
    .leftJoin('staff', 'staff.id', 'log.staff_id')
    .leftJoin('player', (join) =>
      join.onRef('player.id', '=', 'log.player_id').on('player.brand', '=', brand),
    )
    .selectAll('log')
    .select(['staff.name', 'staff.role', 'player.login'])
    .orderBy('log.id', filter.order)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  return {
    total: Number(count),
    items: rows.map((row) => ({
      id: String(row.id),
      at: row.at,
      requestId: row.request_id,
      staff:
        row.staff_id !== null && row.name !== null && row.role !== null
          ? { id: row.staff_id, name: row.name, role: row.role }
          : null,
      brand: row.brand,
      action: row.action,
      outcome: row.outcome,
      code: row.code,
      player: row.player_id === null ? null : { id: row.player_id, login: row.login },
      details: row.details as AuditEntry['details'],
      before: row.before as AuditEntry['before'],
      after: row.after as AuditEntry['after'],
    })),
  }
}
