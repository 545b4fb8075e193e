import { rm } from 'node:fs/promises'
import { type RawBuilder, sql } from 'kysely'
import type { ArchivableTable } from '@marquee/platform-kernel/archivedMonths'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { LedgerKind } from '@marquee/platform-kernel/ledgerKinds'
import { at } from '@marquee/platform-kernel/schema'
import { ArchiveFault, fileOf, writeFile, type Written } from './file.ts'
import { alone, keptMonths, noteAct } from './acts.ts'
import { columnsOf, inUtc, makeReplacement, type Part, partOf, replace, rowsOf } from './parts.ts'

export interface Archiving {
  /** `2025-03`, or `first` for all that was before there were months. */
  month: string
  folder: string
  /** Epoch ms. */
  now: number
  /** Kinds of the ledger of which sums are enough: what rounds took and gave. */
  summedUp: readonly LedgerKind[]
}

/** What was done with one table. */
export interface Archived extends Written {
  part: string
  file: string
  /** Rows that stay in the database: sums, and what is not summed up. */
  left: number
}

const count = async (tx: Tx, query: RawBuilder<{ n: bigint }>): Promise<bigint> => {
  const { rows } = await query.execute(tx)
  return rows[0]?.n ?? 0n
}

/** @throws ArchiveFault for a month that may still be asked for, or was archived already. */
async function refuseEarly(tx: Tx, { part, ends }: Part, now: number): Promise<void> {
  const { rows } = await sql<{ from: string | null; isDue: boolean; at: number | null }>`
    select ${ends}::timestamptz <= month_start(${at(now)}) - make_interval(months => ${keptMonths}) as "isDue",
      to_char((${ends}::timestamptz + make_interval(months => ${keptMonths})) at time zone 'UTC', 'YYYY-MM-DD')
        as "from",
      (select m.at from archived_month m where m.part = ${part}) as at`.execute(tx)
  const [found] = rows
  if (found?.at)
    throw new ArchiveFault(
      `${part} was archived on ${new Date(found.at).toISOString().slice(0, 10)}. Restore it first if it has to be written anew.`,
    )
  if (!found?.isDue)
    throw new ArchiveFault(
      `${part} can be archived from ${found?.from} on: until then players and limits may ask for what is in it.`,
    )
}

/** What has to be sealed before it may leave: rounds themselves, and of entries their transactions. */
const unsealed: Record<ArchivableTable, (part: string) => RawBuilder<{ n: bigint }>> = {
  game_round: (part) => sql`
    select count(*) as n from ${sql.table(part)} r where not exists (
      select from sealed_record s where s.kind = 'round' and s.id = r.id::text
    )`,
  ledger_entry: (part) => sql`
    select count(*) as n from (select distinct transaction_id from ${sql.table(part)}) e where not exists (
      select from sealed_record s where s.kind = 'ledger' and s.id = e.transaction_id::text
    )`,
}

/** @throws ArchiveFault while rounds are open, or something is in no seal. */
async function refuseUnfinished(tx: Tx, { parent, part }: Part): Promise<void> {
  if (parent === 'game_round') {
    const open = await count(
      tx,
      sql`select count(*) as n from ${sql.table(part)} where status = 'open'`,
    )
    if (open)
      throw new ArchiveFault(
        `${open} rounds of ${part} are not over. They end by themselves a while after they were left; try again then.`,
      )
  }
  const waiting = await count(tx, unsealed[parent](part))
  if (waiting)
    throw new ArchiveFault(
      `${waiting} of what ${part} holds is in no seal, so that nobody could prove it later. Let the platform seal (it does so every five minutes), and see the runbook on verifying the record if they stay.`,
    )
}

/**
 * Leaves sums in the place of entries: one for each account, kind and direction, which has the number, the
 * transaction and the balance of the last entry it sums up. So every balance, every sum by kind and every
 * first and last entry of the month stay what they were.
 */
async function sumUp(
  tx: Tx,
  part: string,
  by: string,
  kinds: readonly LedgerKind[],
): Promise<void> {
  const columns = await columnsOf(tx, part)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const values = sql.join(
    columns.map(({ name }) => (name === 'amount' ? sql`total::bigint` : sql.ref(name))),
  )
  await sql`insert into ${sql.table(by)} (${names})
    select ${values} from (
      select e.*, sum(e.amount) over same as total, e.id = max(e.id) over same as is_last
      from ${sql.table(part)} e join ledger_transaction t on t.id = e.transaction_id
      window same as (
        partition by e.account_id, e.amount > 0,
          case when t.kind = any(${[...kinds]}::text[]) then t.kind else e.id::text end
      )
    ) as entry where is_last`.execute(tx)
}

/** @throws ArchiveFault when sums of accounts are not those of their entries. */
async function refuseWrongSums(tx: Tx, part: string, by: string): Promise<void> {
  const sums = (table: string) => sql`
    select account_id, sum(amount) as total,
      (array_agg(balance_after order by id desc))[1] as last
    from ${sql.table(table)} group by account_id`
  const wrong = await count(
    tx,
    sql`select count(*) as n from (${sums(part)}) a full join (${sums(by)}) b using (account_id)
      where a.total is distinct from b.total or a.last is distinct from b.last`,
  )
  if (wrong) throw new ArchiveFault(`${wrong} accounts of ${part} would not have the same sums.`)
}

/** Takes out of the database what is in the file: all of it or, when something is wrong, nothing. */
function takeOut(
  db: Db,
  part: Part,
  { written, now, summedUp }: { written: Written } & Pick<Archiving, 'now' | 'summedUp'>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await inUtc(tx)
    await alone(tx)
    // Who reads goes on; who would write to a month long gone waits.
    await sql`lock table ${sql.table(part.part)} in share mode`.execute(tx)
    const rows = await count(tx, sql`select count(*) as n from ${sql.table(part.part)}`)
    if (rows !== BigInt(written.rows))
      throw new ArchiveFault(
        `${part.part} had ${written.rows} rows when it was written and has ${rows} now. Try again.`,
      )
    const by = `${part.part}_left`
    await makeReplacement(tx, part, by)
    if (part.parent === 'ledger_entry') {
      await sumUp(tx, part.part, by, summedUp)
      await refuseWrongSums(tx, part.part, by)
    }
    const left = await count(tx, sql`select count(*) as n from ${sql.table(by)}`)
    await replace(tx, part, by)
    await noteAct(tx, 'archived', part, { ...written, now })
    return Number(left)
  })
}

/** Writes a month of a table to a file, and the file alone: what the database has stays. */
const write = (db: Db, table: ArchivableTable, { month, folder, now }: Archiving) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await inUtc(tx)
      const part = await partOf(tx, table, month)
      await refuseEarly(tx, part, now)
      await refuseUnfinished(tx, part)
      const columns = await columnsOf(tx, part.part)
      const heading = {
        table,
        part: part.part,
        starts: part.starts,
        ends: part.ends,
        columns: columns.map(({ name }) => name),
      }
      const file = fileOf(folder, part.part)
      const written = await writeFile(file, heading, rowsOf(tx, part.part, columns))
      return { part, file, written }
    })

/**
 * Archives a month of a table: writes it to a file, and takes it out of the database once the file is on
 * the disk. Of rounds nothing stays but their place; of the ledger what is not summed up, and sums.
 * @throws ArchiveFault with nothing changed: for a month that is not over for long enough, or is not
 * sealed, or has no partition; when the file is there already.
 */
export async function archiveMonth(
  db: Db,
  table: ArchivableTable,
  archiving: Archiving,
): Promise<Archived> {
  const { part, file, written } = await write(db, table, archiving)
  try {
    const left = await takeOut(db, part, { ...archiving, written })
    return { ...written, part: part.part, file, left }
  } catch (error) {
    await rm(file)
    throw error
  }
}
