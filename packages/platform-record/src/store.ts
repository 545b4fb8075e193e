import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import type { SealedKind } from '@marquee/platform-kernel/sealed'
import './migrations.ts'
import type { Line } from './verify/verify.ts'

type SealRow = Selectable<Database['record_seal']>

/** A seal as the line that auditors read. */
const toLine = (row: SealRow): Line => [
  'seal',
  String(row.number),
  row.previous,
  String(row.sealed_at),
  String(row.from_xid),
  String(row.to_xid),
  String(row.count),
  row.root,
  row.signature,
]

export interface KnownSeal extends SealRow {
  line: Line
}
const known = (row: SealRow): KnownSeal => ({ ...row, line: toLine(row) })

export async function lastSeal(db: Db | Tx): Promise<KnownSeal | null> {
  const last = db.selectFrom('record_seal').selectAll().orderBy('number', 'desc').limit(1)
  const row = await last.executeTakeFirst()
  return row ? known(row) : null
}

/** Seals from a number on, in their order. */
export async function listSeals(db: Db | Tx, from: bigint, most: number): Promise<KnownSeal[]> {
  const seals = db.selectFrom('record_seal').selectAll().where('number', '>=', from)
  return (await seals.orderBy('number').limit(most).execute()).map(known)
}

/** Keeps others from making seals until the transaction ends; who waited sees what was made. */
export const sealAlone = async (tx: Tx): Promise<void> =>
  void (await sql`lock table record_cursor in share row exclusive mode`.execute(tx))

/** What every transaction before this one has written can be seen, and no other will be added to it. */
export async function horizonOf(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ xid: bigint }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xid`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The database does not tell its transactions.')
  return row.xid
}

/** A row as it is sealed: a list within the fields is laid out flat. */
export interface Sealable {
  kind: string
  id: string
  xid: bigint
  line: Line
}

type Told = string | null | readonly Told[]
const flat = (fields: readonly Told[]): Line => fields.flat(2) as Line

const fieldsOf = ({ fields }: SealedKind): RawBuilder<unknown> =>
  sql`json_build_array(${sql.join(Object.values(fields))})`
const only = (kind: SealedKind): RawBuilder<boolean> => kind.only ?? sql<boolean>`true`
const isSealed = ({ kind }: SealedKind): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from sealed_record s where s.kind = ${kind} and s.id = r.id::text
)`

/** Rows of a kind that are over and in no seal, from where the last ones ended. */
export async function takeUnsealed(
  tx: Tx,
  kind: SealedKind,
  {
    after,
    below,
    most,
  }: { after: { xid: bigint; id: string } | null; below: bigint; most: number },
): Promise<Sealable[]> {
  const type = sql.raw(kind.id)
  const from = after
    ? sql<boolean>`(r.recorded_xid, r.id) > (${after.xid}::bigint, ${after.id}::${type})`
    : sql<boolean>`true`
  const { rows } = await sql<{ id: string; xid: bigint; fields: readonly Told[] }>`
    select r.id::text as id, r.recorded_xid as xid, ${fieldsOf(kind)} as fields
    from ${sql.table(kind.table)} r
    where ${from} and r.recorded_xid < ${below}::bigint and ${only(kind)} and not ${isSealed(kind)}
    order by r.recorded_xid, r.id limit ${most}`.execute(tx)
  return rows.map(({ id, xid, fields }) => ({
    kind: kind.kind,
    id,
    xid,
    line: [kind.kind, id, ...flat(fields)],
  }))
}

/** Where each kind goes on. */
export async function cursorsOf(tx: Tx): Promise<Map<string, { xid: bigint; id: string }>> {
  const rows = await tx.selectFrom('record_cursor').selectAll().execute()
  return new Map(rows.map(({ kind, xid, id }) => [kind, { xid, id }]))
}

/** Keeps a seal with what it holds, and where the next one goes on. */
export async function keepSeal(
  tx: Tx,
  [, number, previous, time, from, to, count, root, signature]: Line,
  held: readonly (Sealable & { leaf: Buffer })[],
): Promise<void> {
  await tx
    .insertInto('record_seal')
    .values({
      number: BigInt(number ?? 0),
      previous: previous ?? '',
      sealed_at: at(Number(time)),
      from_xid: BigInt(from ?? 0),
      to_xid: BigInt(to ?? 0),
      count: Number(count),
      root: root ?? '',
      signature: signature ?? '',
    })
    .execute()
  if (!held.length) return
  const records = held.map(({ kind, id, xid, leaf }, position) => ({
    kind,
    id,
    xid: String(xid),
    position,
    leaf: leaf.toString('hex'),
  }))
  await sql`
    with held as (
      select * from json_to_recordset(${JSON.stringify(records)}::json)
        as h (kind text, id text, xid bigint, position int, leaf text)
    ),
    kept as (
      insert into sealed_record (kind, id, seal, position, leaf)
      select kind, id, ${number}::bigint, position, decode(leaf, 'hex') from held
    )
    insert into record_cursor (kind, xid, id)
    select distinct on (kind) kind, xid, id from held order by kind, position desc
    on conflict (kind) do update set xid = excluded.xid, id = excluded.id`.execute(tx)
}

/** What a seal holds, as the database has it now. */
export async function listSealed(
  tx: Tx,
  kinds: readonly SealedKind[],
  seal: bigint,
): Promise<Line[]> {
  const held: { position: number; line: Line }[] = []
  for (const kind of kinds) {
    const { rows } = await sql<{
      position: number
      id: string
      leaf: string
      fields: readonly Told[] | null
    }>`
      select s.position, s.id, encode(s.leaf, 'hex') as leaf,
        case when r.id is not null then ${fieldsOf(kind)} end as fields
      from sealed_record s
      left join ${sql.table(kind.table)} r on r.id = s.id::${sql.raw(kind.id)} and ${only(kind)}
      where s.seal = ${seal}::bigint and s.kind = ${kind.kind}`.execute(tx)
    for (const { position, id, leaf, fields } of rows)
      held.push({
        position,
        line: fields
          ? ['record', leaf, kind.kind, id, ...flat(fields)]
          : ['gone', leaf, kind.kind, id],
      })
  }
  return held.toSorted((one, other) => one.position - other.position).map(({ line }) => line)
}

/** What the database has and no seal: rows of transactions that are sealed, and states without their facts. */
export async function listStrays(tx: Tx, kind: SealedKind, below: bigint): Promise<Line[]> {
  const rows = await sql<{ id: string; fields: readonly Told[] }>`
    select r.id::text as id, ${fieldsOf(kind)} as fields from ${sql.table(kind.table)} r
    where (
      r.recorded_xid < ${below}::bigint
      -- Of no transaction that there was: it would wait for ever.
      or r.recorded_xid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    ) and ${only(kind)} and not exists (
      -- In a seal that there is: with it, it is in the export.
      select 1 from sealed_record s join record_seal n on n.number = s.seal
      where s.kind = ${kind.kind} and s.id = r.id::text
    )
    order by r.id`.execute(tx)
  const states = kind.strays
    ? await sql<{ id: string; fields: readonly Told[] }>`${kind.strays}`.execute(tx)
    : { rows: [] }
  return [...rows.rows, ...states.rows].map(({ id, fields }) => [
    'stray',
    kind.kind,
    id,
    ...flat(fields),
  ])
}

/** How many rows wait for the next seal. */
export async function countWaiting(tx: Tx, kind: SealedKind, from: bigint): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(kind.table)} r
    where r.recorded_xid >= ${from}::bigint and ${only(kind)}`.execute(tx)
  return rows[0]?.n ?? 0
}
