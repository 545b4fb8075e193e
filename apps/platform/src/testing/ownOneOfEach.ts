import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '@marquee/platform-kernel/database'

interface Column {
  name: string
  type: string
  /** It has to be given a value. */
  needed: boolean
  /** The table that it points to, if any. */
  refers: string | null
  /** The first value that the table's checks name for it. */
  choice: string | null
}

/** Columns of every table, with what its constraints say of them; read from the schema itself. */
async function tablesOf(db: Db): Promise<Map<string, Column[]>> {
  const { rows } = await sql<Column & { table: string }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as needed,
      (select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as refers,
      (select substring(pg_get_constraintdef(k.oid) from '''([^'']+)''::text') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as choice
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace
      -- A row of a table by month is in one of its partitions.
      and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db)
  return Map.groupBy(rows, ({ table }) => table)
}

const isOwner = ({ name, refers }: Column): boolean => refers === 'player' || name === 'player_id'

/** Tables that name players, with the columns that do. */
export async function ownerColumns(db: Db): Promise<Map<string, string[]>> {
  const named = [...(await tablesOf(db))].map(
    ([table, columns]) => [table, columns.filter(isOwner).map(({ name }) => name)] as const,
  )
  return new Map(named.filter(([, names]) => names.length))
}

let moments = 0
/** Each later than the one before: what begins ends after it. */
const nextMoment = () => `${2030 + moments++}-01-01T00:00:00Z`

const plain: Record<string, () => unknown> = {
  boolean: () => true,
  bigint: () => 1,
  integer: () => 1,
  json: () => '{}',
  jsonb: () => '{}',
  text: () => randomUUID(),
  'timestamp with time zone': nextMoment,
  date: () => '2030-01-01',
  uuid: () => randomUUID(),
}

/** The key of a row of another table, one of the owner's own where there is one. */
async function keyOf(db: Db, table: string, owner: string, columns: Column[]): Promise<unknown> {
  const mine = columns.find(isOwner)
  const key = columns[0]
  if (!key) return null
  const { rows } = await sql<{ key: unknown }>`
    select ${sql.ref(key.name)} as key from ${sql.table(table)}
    ${mine ? sql`where ${sql.ref(mine.name)} = ${owner}` : sql``} limit 1`.execute(db)
  return rows[0]?.key
}

interface Belonging {
  /** A player's id. */
  owner: string
  brand: string
}

async function insertRow(
  db: Db,
  [table, columns]: [string, Column[]],
  tables: Map<string, Column[]>,
  { owner, brand }: Belonging,
): Promise<void> {
  const values: Record<string, unknown> = {}
  for (const column of columns) {
    const { name, type, needed, refers, choice } = column
    if (isOwner(column)) values[name] = owner
    else if (!needed) continue
    else if (name === 'brand') values[name] = brand
    else if (refers) values[name] = await keyOf(db, refers, owner, tables.get(refers) ?? [])
    else values[name] = choice ?? plain[type]?.()
  }
  const names = Object.keys(values).map((name) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(names)})
    values (${sql.join(Object.values(values))})`.execute(db)
}

const holds = async (db: Db, table: string, names: string[], owner: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where ${sql.join(
      names.map((name) => sql`${sql.ref(name)} = ${owner}`),
      sql` or `,
    )} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Gives a player a row in every table that names players, where what they did left none, so that a
 * test about whose things are whose covers tables that nobody has thought of.
 * @throws when a table takes no made-up row: let the player of the test do what leaves one there.
 */
export async function ownOneOfEach(db: Db, belonging: Belonging): Promise<void> {
  const { owner } = belonging
  const tables = await tablesOf(db)
  const owned = await ownerColumns(db)
  let problems: string[] = []
  // A row may need one of another table first.
  for (let pass = 0; pass < 3; pass++) {
    problems = []
    for (const [table, names] of owned) {
      if (await holds(db, table, names, owner)) continue
      const columns = tables.get(table) ?? []
      await insertRow(db, [table, columns], tables, belonging).catch((error: unknown) =>
        problems.push(`${table}: ${String(error)}`),
      )
    }
    if (!problems.length) return
  }
  throw new Error(`No row could be made up in ${problems.join('; ')}. Let the owner make one.`)
}
