import { sql } from 'kysely'
import type { Db } from '@marquee/platform-kernel/database'

/** The one number, `n`, that a query gives. */
export const counted = async (
  db: Db,
  query: ReturnType<typeof sql<{ n: number }>>,
): Promise<number> => (await query.execute(db)).rows[0]?.n ?? 0

/** How many transactions of a kind the ledger has. */
export const kindCount = (db: Db, kind: string) =>
  counted(
    db,
    sql<{ n: number }>`select count(*)::int as n from ledger_transaction where kind = ${kind}`,
  )
