import { sql } from 'kysely'
import type { Db } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import { keptMonths } from './acts.ts'

/** A month of a table, for those who decide what is archived. */
export interface ListedMonth {
  part: string
  /** What it takes in the database now, with its indexes. */
  bytes: number
  /** Rows in the database, as it estimates them; in the file, once it was archived. */
  rows: number
  state: string
  isArchived: boolean
}

/** Months of rounds and of the ledger, the oldest first. @param now epoch ms */
export async function listMonths(db: Db, now: number): Promise<ListedMonth[]> {
  const { rows } = await sql<ListedMonth>`
    select p.name as part, pg_total_relation_size(c.oid)::float8 as bytes,
      coalesce(m.rows, greatest(c.reltuples, 0))::float8 as rows,
      case
        when m.part is not null then 'in an archive since ' || to_char(m.at at time zone 'UTC', 'YYYY-MM-DD')
        when p.ends is null then 'rows of months that nobody has made'
        when p.ends <= month_start(${at(now)}) - make_interval(months => ${keptMonths})
          then 'can be archived'
        else 'can be archived from '
          || to_char((p.ends + make_interval(months => ${keptMonths})) at time zone 'UTC', 'YYYY-MM-DD')
      end as state,
      m.part is not null as "isArchived"
    from month_partition p
      join pg_class c on c.oid = p.name::regclass
      left join archived_month m on m.part = p.name
    where p.parent in ('game_round', 'ledger_entry')
    order by p.parent, p.starts nulls last`.execute(db)
  return rows
}
