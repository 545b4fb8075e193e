import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Entries, and accounts, that one look goes on by. */
const stride = 1_000
/** Entries that are looked at again: a number given out earlier may be committed later. */
const overlap = 200

export interface LedgerFaults {
  /** Accounts seen so far whose balance does not follow from their entries. */
  drifted: number
  /** Transactions seen so far whose entries do not sum to zero in each currency. */
  unbalanced: number
}

interface Fresh {
  last: string
  unbalanced: string[] | null
  broken: string[] | null
}

/**
 * New entries: their transactions as a whole, and each against the one before it of the same account. What
 * an archive left of a month are sums, which belong to no one transaction.
 */
async function lookAtEntries(db: Db, from: bigint): Promise<Fresh | undefined> {
  const { rows } = await sql<Fresh>`
    with fresh as (
      select id, transaction_id, account_id, amount, balance_after, posted_at
      from ledger_entry where id > ${from} order by id limit ${stride + overlap}
    ),
    whole as (
      select transaction_id, account_id, amount, balance_after, id from fresh f where not exists (
        select from archived_month m
        where m.parent = 'ledger_entry' and f.posted_at >= m.starts and f.posted_at < m.ends
      )
    )
    select
      (select coalesce(max(id), 0)::text from fresh) as last,
      (
        select array_agg(transaction_id::text) from (
          select e.transaction_id
          from ledger_entry e join ledger_account a on a.id = e.account_id
          where e.transaction_id in (select transaction_id from whole)
          group by e.transaction_id, a.currency having sum(e.amount) <> 0
        ) as wrong
      ) as unbalanced,
      (
        select array_agg(distinct f.account_id::text)
        from whole f left join lateral (
          select balance_after from ledger_entry p
          where p.account_id = f.account_id and p.id < f.id order by p.id desc limit 1
        ) as before on true
        where f.balance_after <> f.amount + coalesce(before.balance_after, 0)
      ) as broken`.execute(db)
  return rows[0]
}

/** Accounts with a balance, from one on and those that were wrong before: is it what the last entry left? */
async function lookAtAccounts(db: Db, from: bigint, wrong: readonly string[]) {
  const { rows } = await sql<{ id: string; is_drifted: boolean; is_next: boolean }>`
    select a.id::text as id, a.is_next, a.balance <> coalesce(last.balance_after, 0) as is_drifted
    from (
      (
        select id, balance, true as is_next from ledger_account
        where balance is not null and id > ${from} order by id limit ${stride}
      )
      union all
      select id, balance, false as is_next from ledger_account where id = any(${wrong}::bigint[])
    ) as a
    left join lateral (
      select balance_after from ledger_entry e where e.account_id = a.id order by e.id desc limit 1
    ) as last on true
    order by a.id`.execute(db)
  return rows
}

/**
 * Follows the ledger a stride at a time, where `auditLedger` reads all of it at once: new transactions as
 * they come, and all accounts one after the other. An account counts until it is right again, a transaction
 * for as long as the process runs: nobody can mend it.
 */
export function makeLedgerWatch(db: Db): () => Promise<LedgerFaults> {
  const drifted = new Set<string>()
  const unbalanced = new Set<string>()
  let entry: bigint | null = null
  let account = 0n

  const firstEntry = async () => {
    const { rows } = await sql<{ last: string }>`
      select coalesce(max(id), 0)::text as last from ledger_entry`.execute(db)
    const last = BigInt(rows[0]?.last ?? 0)
    return last > stride ? last - BigInt(stride) : 0n
  }

  return async () => {
    entry ??= await firstEntry()
    const back = entry - BigInt(overlap)
    const fresh = await lookAtEntries(db, back > 0n ? back : 0n)
    for (const id of fresh?.unbalanced ?? []) unbalanced.add(id)
    const last = BigInt(fresh?.last ?? 0)
    if (last > entry) entry = last
    const accounts = await lookAtAccounts(db, account, [...drifted])
    for (const { id, is_drifted: isDrifted } of accounts) {
      if (isDrifted) drifted.add(id)
      else drifted.delete(id)
    }
    const next = accounts.filter((row) => row.is_next)
    account = next.length < stride ? 0n : BigInt(next.at(-1)?.id ?? 0)
    for (const id of fresh?.broken ?? []) drifted.add(id)
    return { drifted: drifted.size, unbalanced: unbalanced.size }
  }
}
