import { sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { ArchivableTable } from '@marquee/platform-kernel/archivedMonths'
import { ArchiveFault, type Cells, type Heading } from './file.ts'

/** Rows that go to or come from a file at a time. */
export const stride = 2_000

/** A partition as the catalogue has it; times as the database writes them in UTC. */
export interface Part {
  parent: ArchivableTable
  part: string
  starts: string
  ends: string
}

/** Every text of a time is in UTC from here on, until the transaction ends. */
export const inUtc = async (tx: Tx): Promise<void> =>
  void (await sql`set local time zone 'UTC'`.execute(tx))

/** Partitions of a table that have an end, the oldest first. */
export async function partsOf(tx: Tx, parent: ArchivableTable): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select parent, name as part, starts::text as starts, ends::text as ends from month_partition p
    where p.parent = ${parent} and p.ends is not null order by p.starts`.execute(tx)
  return rows
}

/** What the partition of a month is called: `2025-03`, or `first`. */
export const partName = (parent: ArchivableTable, month: string): string =>
  `${parent}_${month.replace('-', '_')}`

/** @throws ArchiveFault for a month that has no partition of its own. */
export async function partOf(tx: Tx, parent: ArchivableTable, month: string): Promise<Part> {
  const name = partName(parent, month)
  const parts = await partsOf(tx, parent)
  const part = parts.find((one) => one.part === name)
  if (part) return part
  const months = parts.map((one) => one.part.slice(parent.length + 1).replace('_', '-'))
  throw new ArchiveFault(
    `${parent} has no partition for ${month}. There are ${months.join(', ')}; one may hold the months after it too.`,
  )
}

export interface Column {
  name: string
  type: string
}

/** Columns of a table in their order, with the types that texts are turned into. */
export async function columnsOf(db: Db | Tx, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(
    db,
  )
  return rows
}

/** The column of a table that tells which month a row is of. */
export const monthColumn: Readonly<Record<ArchivableTable, string>> = {
  game_round: 'created_at',
  ledger_entry: 'posted_at',
}

/** Every row of a table, in the order of its numbers. */
export async function* rowsOf(
  tx: Tx,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<readonly Cells[]> {
  const type = sql.raw(columns.find(({ name }) => name === 'id')?.type ?? 'bigint')
  const cells = sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`))
  for (let last: string | undefined; ;) {
    const after = last === undefined ? sql`true` : sql`id > ${last}::text::${type}`
    const { rows } = await sql<{ id: string; cells: Cells }>`
      select id::text as id, json_build_array(${cells}) as cells from ${sql.table(table)}
      where ${after} order by ${sql.table(table)}.id limit ${sql.lit(stride)}`.execute(tx)
    if (rows.length) yield rows.map((row) => row.cells)
    if (rows.length < stride) return
    last = rows.at(-1)?.id
  }
}

/**
 * Writes rows of a file into a table. A column that the table no longer has is left out; one that it has
 * got since takes its default.
 */
export async function fill(
  tx: Tx,
  table: string,
  columns: readonly Column[],
  { heading, rows }: { heading: Heading; rows: readonly Cells[] },
): Promise<void> {
  if (!rows.length) return
  const places = heading.columns.flatMap((name, place) => {
    const column = columns.find((one) => one.name === name)
    return column ? [{ place, ...column }] : []
  })
  const names = sql.join(places.map(({ name }) => sql.ref(name)))
  const values = sql.join(
    places.map(({ place, type }) => sql`(cells->>${sql.lit(place)})::${sql.raw(type)}`),
  )
  await sql`insert into ${sql.table(table)} (${names})
    select ${values} from json_array_elements(${JSON.stringify(rows)}::json) as cells`.execute(tx)
}

/**
 * Makes a table that can take the place of a partition: with its columns, indexes and foreign keys, and a
 * check of its month, so that the database does not read it once more when it is attached.
 */
export async function makeReplacement(tx: Tx, { parent, starts, ends }: Part, name: string) {
  const [table, rest] = [sql.table(name), sql.table(`${parent}_rest`)]
  await sql`create table ${table} (like ${rest} including all)`.execute(tx)
  const { rows: keys } = await sql<{ name: string; definition: string }>`
    select conname::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conrelid = ${parent}::regclass order by conname`.execute(tx)
  for (const key of keys)
    await sql`alter table ${table} add constraint ${sql.id(key.name)} ${sql.raw(key.definition)}`.execute(
      tx,
    )
  const column = sql.ref(monthColumn[parent])
  const from = starts === '-infinity' ? sql`` : sql`${column} >= ${sql.lit(starts)} and `
  await sql`alter table ${table} add constraint in_month
    check (${column} is not null and ${from}${column} < ${sql.lit(ends)})`.execute(tx)
}

/** Puts a table in the place of a partition, which it takes the name of, and takes the partition away. */
export async function replace(
  tx: Tx,
  { parent, part, starts, ends }: Part,
  by: string,
): Promise<void> {
  const [table, old, next] = [sql.table(parent), sql.table(part), sql.table(by)]
  await sql`alter table ${table} detach partition ${old}`.execute(tx)
  await sql`drop table ${old}`.execute(tx)
  await sql`alter table ${next} rename to ${sql.id(part)}`.execute(tx)
  const from = starts === '-infinity' ? sql`minvalue` : sql.lit(starts)
  await sql`alter table ${table} attach partition ${old}
    for values from (${from}) to (${sql.lit(ends)})`.execute(tx)
  await sql`alter table ${old} drop constraint in_month`.execute(tx)
  await sql`select keep_from_truncate(${parent}, ${part})`.execute(tx)
}
