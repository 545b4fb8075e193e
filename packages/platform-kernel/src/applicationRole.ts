import { sql } from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Db, Tx } from './database.ts'

interface Relation {
  schema: string
  name: string
  /** Whether a trigger refuses to empty it, as that of every table that is only added to does. */
  isAppendOnly: boolean
  isPartition: boolean
}

/** Tables and views of the platform, and of the queue of its jobs. */
async function relationsOf(tx: Tx, schemas: readonly string[]): Promise<Relation[]> {
  const { rows } = await sql<Relation>`
    select n.nspname::text as schema, c.relname::text as name, c.relispartition as "isPartition",
      exists (
        select from pg_trigger g
        where g.tgrelid = c.oid and not g.tgisinternal and (g.tgtype & 32) <> 0
      ) as "isAppendOnly"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in (${sql.join(schemas)}) and c.relkind in ('r', 'p', 'v')
    order by n.nspname, c.relname`.execute(tx)
  return rows
}

const bookkeeping = new Set<string>([DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE])

type Right = 'select' | 'insert' | 'update' | 'delete'

/** What whoever serves players may do with a table. What is partitioned is reached through the whole of it. */
function rightsOn({ name, isAppendOnly, isPartition }: Relation, own: boolean): readonly Right[] {
  if (own && (isPartition || bookkeeping.has(name))) return ['select']
  if (isAppendOnly) return ['select', 'insert']
  return ['select', 'insert', 'update', 'delete']
}

interface Standing {
  isThere: boolean
  isMighty: boolean
  isOwner: boolean
}

/** @throws Error for a role that is not there, or that could change the tables themselves. */
async function refuseMighty(tx: Tx, role: string): Promise<void> {
  const { rows } = await sql<Standing>`
    select r.oid is not null as "isThere",
      coalesce(r.rolsuper or r.rolcreaterole, false) as "isMighty",
      coalesce(
        pg_has_role(r.oid, current_user, 'member')
          or pg_has_role(r.oid, (select datdba from pg_database where datname = current_database()), 'member'),
        false
      ) as "isOwner"
    from (select ${role}::text as name) asked left join pg_roles r on r.rolname = asked.name`.execute(
    tx,
  )
  const [standing] = rows
  if (!standing?.isThere)
    throw new Error(
      `The database has no role ${role}, which DATABASE_URL names. Make it (docs/deploying.md), then migrate.`,
    )
  if (standing.isMighty || standing.isOwner)
    throw new Error(
      `The role ${role} of DATABASE_URL ${standing.isOwner ? 'owns the database or is a member of the role of DATABASE_OWNER_URL' : 'is a superuser, or may make roles'}: nothing could be kept from it. Name a role of its own there (docs/deploying.md).`,
    )
}

const schemaOf = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_schema()::text as name`.execute(tx)
  return rows[0]?.name ?? 'public'
}

/** The schema of the queue of jobs, where it has been made. */
const queueSchema = 'pgboss'

/**
 * Gives the role that serves players what it needs, and takes from it what it does not: it reads and adds
 * to what is only added to, changes the rest, and owns nothing. For whoever owns the tables, after every
 * migration.
 * @throws Error with what to mend for a role that is not there or could help itself to more.
 */
export const grantApplication = (db: Db, role: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await refuseMighty(tx, role)
    const schema = await schemaOf(tx)
    const grantee = sql.id(role)
    const { rows: queues } = await sql`
      select from pg_namespace where nspname = ${queueSchema}`.execute(tx)
    const schemas = queues.length ? [schema, queueSchema] : [schema]
    for (const name of schemas) {
      const within = sql.id(name)
      await sql`revoke create on schema ${within} from public, ${grantee}`.execute(tx)
      await sql`grant usage on schema ${within} to ${grantee}`.execute(tx)
      await sql`revoke all on all tables in schema ${within} from ${grantee}`.execute(tx)
      await sql`grant usage, select on all sequences in schema ${within} to ${grantee}`.execute(tx)
    }
    const relations = await relationsOf(tx, schemas)
    const byRights = Map.groupBy(relations, (one) =>
      rightsOn(one, one.schema === schema).join(', '),
    )
    for (const [rights, those] of byRights) {
      const names = those.map(({ schema: within, name }) => sql.id(within, name))
      await sql`grant ${sql.raw(rights)} on ${sql.join(names)} to ${grantee}`.execute(tx)
    }
    // Months that are made later are looked at by their names, and written through their tables.
    await sql`alter default privileges in schema ${sql.id(schema)} grant select on tables to ${grantee}`.execute(
      tx,
    )
    await sql`grant execute on function make_months(text, timestamptz, int), drop_month(text)
      to ${grantee}`.execute(tx)
  })

/** Whether whoever asks could change or disarm what is only added to: an owner of it, or a superuser. */
export async function couldDisarm(db: Db): Promise<boolean> {
  const { rows } = await sql<{ could: boolean }>`
    select exists (
      select from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where c.relnamespace = current_schema()::regnamespace and not g.tgisinternal
        and (g.tgtype & 32) <> 0 and pg_has_role(c.relowner, 'member')
    ) as could`.execute(db)
  return rows[0]?.could ?? false
}
