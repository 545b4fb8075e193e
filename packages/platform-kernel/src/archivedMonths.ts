import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { PlatformError } from './errors.ts'
import { at } from './schema.ts'
import { appendOnly, asMicroseconds, asText, recordedXid, type SealedKind } from './sealed.ts'

/** Tables of which months can be archived. */
export type ArchivableTable = 'game_round' | 'ledger_entry'

/** Statements that make the list of what was archived and restored, and the view of what is in archives now. */
export const archiveStatements = [
  `create table archive_act (
    id bigint generated always as identity primary key,
    act text not null check (act in ('archived', 'restored')),
    parent text not null,
    part text not null,
    starts timestamptz not null,
    ends timestamptz not null,
    rows bigint not null,
    sha256 text not null,
    at timestamptz not null
  )`,
  ...recordedXid('archive_act'),
  ...appendOnly('archive_act'),
  `create view archived_month as
    select parent, part, starts, ends, rows, sha256, at from (
      select distinct on (parent, part) * from archive_act order by parent, part, id desc
    ) as last where act = 'archived'`,
]

/** Months that were archived and restored: where what the record misses went. */
export const sealedArchive: SealedKind = {
  kind: 'archive',
  table: 'archive_act',
  id: 'bigint',
  fields: {
    act: asText('act'),
    table: asText('parent'),
    partition: asText('part'),
    // In seconds: no number of microseconds tells the beginning of time.
    'begins at': sql`extract(epoch from r.starts)::text`,
    'ends at': sql`extract(epoch from r.ends)::text`,
    rows: asText('rows'),
    'sha-256 of the file': asText('sha256'),
    at: asMicroseconds('at'),
  },
}

/** A month that is in an archive. */
export interface ArchivedMonth {
  parent: ArchivableTable
  /** Name of the partition, and of the file. */
  part: string
  rows: bigint
  /** SHA-256 of the file. */
  sha256: string
}

/** Months that are in archives, the oldest first. */
export async function archivedMonths(db: Db | Tx): Promise<ArchivedMonth[]> {
  const { rows } = await sql<ArchivedMonth>`
    select parent, part, rows, sha256 from archived_month order by starts, parent`.execute(db)
  return rows
}

/** A time of which something is asked, epoch ms; both ends belong to it. */
interface Span {
  from: number
  to: number
}

/** The last archived month of a table that a span reaches into; null where all of it is in the database. */
export async function archivedIn(
  db: Db | Tx,
  table: ArchivableTable,
  { from, to }: Span,
): Promise<{ part: string; ends: number } | null> {
  const { rows } = await sql<{ part: string; ends: number }>`
    select part, ends from archived_month
    where parent = ${table} and starts <= ${at(to)} and ends > ${at(from)}
    order by starts desc limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * Keeps an answer from being made of what is only in an archive.
 * @throws PlatformError not-available for a span that reaches into a month whose rows were archived.
 */
export async function refuseArchived(
  db: Db | Tx,
  table: ArchivableTable,
  span: Span,
): Promise<void> {
  const last = await archivedIn(db, table, span)
  if (!last) return
  throw new PlatformError(
    'not-available',
    `What happened until ${new Date(last.ends).toISOString().slice(0, 10)} is in an archive (${last.part}) and not in the database. Ask for a later time, or have the month restored with \`archive restore\`.`,
  )
}
