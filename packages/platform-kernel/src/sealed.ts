import { type RawBuilder, sql } from 'kysely'

/**
 * Rows of one table that go into the sealed record once their transaction is over, and never change from
 * then on. The table has an `id`, and `recorded_xid`: the transaction that wrote the row as it is sealed.
 */
export interface SealedKind {
  /** `ledger`, `round`, ... */
  kind: string
  table: string
  id: 'uuid' | 'bigint'
  /**
   * What is sealed, by name and in this order; the row is `r`. Texts, null, or last a list of lists of
   * them. Nothing that says who a player is: what is sealed cannot be forgotten.
   */
  fields: Readonly<Record<string, RawBuilder<unknown>>>
  /** Which rows, where not all of the table are. */
  only?: RawBuilder<boolean>
  /**
   * What stands in the database although nothing sealed explains it: a state that is not what its last fact
   * left. A query with `id` and `fields`; no rows as long as only the platform writes.
   */
  strays?: RawBuilder<unknown>
}

/** The transaction that writes; as default of a column, what a row was written by. */
export const currentXid = sql<bigint>`pg_current_xact_id()::text::bigint`

/** Statements that give a table `recorded_xid`, and what finds its rows by it. */
export const recordedXid = (table: string): string[] => [
  `alter table ${table} add column recorded_xid bigint not null
    default (pg_current_xact_id()::text::bigint)`,
  `create index ${table}_recorded on ${table} (recorded_xid, id)`,
]

/** Statements that make a table one that is only added to, as far as its owner lets it. */
export const appendOnly = (table: string): string[] => [
  `create trigger ${table}_append_only before update or delete or truncate on ${table}
    for each statement execute function refuse_change_of_record()`,
]

const column = (name: string) => sql.ref(`r.${name}`)

/** A column as a text. */
export const asText = (name: string) => sql`${column(name)}::text`

/** An instant in microseconds, as exact as the database has it. */
export const asMicroseconds = (name: string) =>
  sql`(extract(epoch from ${column(name)}) * 1000000)::bigint::text`

/** The SHA-256 of a column's text: proves what it says without telling it. */
export const asDigest = (name: string) =>
  sql`encode(sha256(convert_to(${column(name)}::text, 'UTF8')), 'hex')`

/** Transactions of the ledger with their entries, and balances that are not what the last entry left. */
export const sealedLedger: SealedKind = {
  kind: 'ledger',
  table: 'ledger_transaction',
  id: 'uuid',
  fields: {
    kind: asText('kind'),
    reference: asText('reference'),
    player: asText('player_id'),
    at: asMicroseconds('created_at'),
    'entries (id, account, currency, amount, balance after)': sql`(
      select coalesce(json_agg(json_build_array(
        e.id::text, a.owner, a.currency, e.amount::text, e.balance_after::text
      ) order by e.id), '[]')
      from ledger_entry e join ledger_account a on a.id = e.account_id where e.transaction_id = r.id
    )`,
  },
  strays: sql`
    select a.owner || ' ' || a.currency as id,
      json_build_array(a.balance::text, coalesce(last.balance_after, 0)::text) as fields
    from ledger_account a left join lateral (
      select balance_after from ledger_entry e where e.account_id = a.id order by e.id desc limit 1
    ) as last on true
    where a.balance <> coalesce(last.balance_after, 0)`,
}
