import { sql } from 'kysely'
import type { Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import type { Written } from './file.ts'
import type { Part } from './parts.ts'

/**
 * Months before the present one of which nothing is archived: as many as a player's history reaches back,
 * which no limit and no report of a day goes beyond.
 */
export const keptMonths = 12

/**
 * Keeps others from archiving, restoring and exporting until the transaction ends. Statements may take as
 * long as a month is large; locks of players are waited for no longer than the connection says.
 */
export async function alone(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtext('archive'))`.execute(tx)
}

/** Writes down that a month left the database, or came back. */
export async function noteAct(
  tx: Tx,
  act: 'archived' | 'restored',
  { parent, part, starts, ends }: Part,
  { rows, sha256, now }: Written & { now: number },
): Promise<void> {
  await sql`insert into archive_act (act, parent, part, starts, ends, rows, sha256, at)
    values (${act}, ${parent}, ${part}, ${starts}::timestamptz, ${ends}::timestamptz, ${rows}::bigint,
      ${sha256}, ${at(now)})`.execute(tx)
}
