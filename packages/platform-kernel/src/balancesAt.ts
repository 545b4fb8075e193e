import { sql } from 'kysely'
import { refuseArchived } from './archivedMonths.ts'
import type { Db } from './database.ts'
import type { Balances } from './ledger.ts'
import type { Currency } from './money.ts'
import { at } from './schema.ts'

interface Row {
  currency: Currency
  /** Null before the account's first entry. */
  balance: string | null
}

/** What the statement asks for, each as it stands in SQL. */
interface Asked {
  owner: string
  moment: string
  /** The month (UTC) that the moment is in: where it begins, and where the next one does. */
  starts: string
  ends: string
}

/** The month (UTC) that a moment is in: where it begins, and where the next one does; epoch ms. */
function monthOf(moment: number): { starts: number; ends: number } {
  const date = new Date(moment)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { starts: Date.UTC(year, month), ends: Date.UTC(year, month + 1) }
}

/** Looks the balances up, as `balancesAt` tells; by itself for a look at how the database goes about it. */
export function balancesAtStatement({ owner, moment, starts, ends }: Asked): string {
  // Before entries told their time all of them are one month.
  const isTold = `${moment} >= ledger_months_since()`
  const from = `case when ${isTold} then ${starts} else '-infinity' end`
  const until = `case when ${isTold} then ${ends} else ledger_months_since() end`
  const inMonth = `e.posted_at >= ${from} and e.posted_at < ${until}`
  // Compared and ordered as a pair, so that no index but the one of accounts will do: in that of numbers
  // everybody's entries stand between two of one account.
  const pair = `(e.account_id, e.id)`
  const last = `order by e.account_id desc, e.id desc limit 1`
  // Looked at afterwards, and no bound of the look into the index: a pair that fails by its second part
  // ends no scan, and where nothing is left in between the rest of the account would be read.
  const isBefore = `found.id < high and found.posted_at <= ${moment}`
  return `
    with recursive search (account, currency, low, high) as (
      select a.id, a.currency, 0::bigint, coalesce(
        (
          select e.id + 1 from ledger_entry e
          where ${pair} >= (a.id, 0) and ${pair} < (a.id + 1, 0) and ${inMonth} ${last}
        ),
        0
      )
      from ledger_account a where a.owner = ${owner}
      union all
      select s.account, s.currency,
        case when ${isBefore} then found.id + 1 else low end,
        case when ${isBefore} then high else (low + high) / 2 end
      from search s left join lateral (
        select e.id, case when e.posted_at > '-infinity' then e.posted_at else (
          select t.created_at from ledger_transaction t where t.id = e.transaction_id
        ) end as posted_at
        from ledger_entry e
        where ${pair} >= (s.account, (low + high) / 2) and ${pair} < (s.account + 1, 0) and ${inMonth}
        order by e.account_id, e.id limit 1
      ) found on true
      where low < high
    )
    select s.currency, (
      select last.balance_after from (
        (
          select e.id, e.balance_after from ledger_entry e
          where ${pair} >= (s.account, 0) and ${pair} < (s.account, low) and ${inMonth} ${last}
        )
        union all
        (
          select e.id, e.balance_after from ledger_entry e
          where ${pair} >= (s.account, 0) and ${pair} < (s.account + 1, 0) and e.posted_at < ${from} ${last}
        )
      ) as last order by last.id desc limit 1
    )
    from search s where low >= high`
}

/**
 * The statement as a function of the database, which a connection plans once for all players and moments:
 * planning takes longer than looking, and the longer the more months there are. The one plan leaves out
 * months that play no part as it runs. A migration makes it, and stays as it was: another statement needs
 * another migration, which replaces the function.
 */
export const balancesAtFunction = `
  create function balances_at(
    asked_owner text, asked_moment timestamptz, month_starts timestamptz, month_ends timestamptz
  ) returns table (held_currency text, held_balance bigint)
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
    begin
      return query ${balancesAtStatement({
        owner: 'asked_owner',
        moment: 'asked_moment',
        starts: 'month_starts',
        ends: 'month_ends',
      })};
    end
  $$`

/**
 * A player's four balances as they were at a moment, in minor units; zero before the first entry.
 *
 * Entries of an account are numbered in the order in which they moved its balance. The last one of the
 * moment is found by halving those numbers within the moment's month: some 25 looks into an index at
 * twenty million entries, and nothing is added up. Where the month has none until then, it is the last one
 * of the months before. Of transactions that waited for each other, which is a matter of milliseconds,
 * the one whose balance came last counts.
 * @param moment epoch ms, UTC
 * @throws PlatformError not-available for a moment in a month that was archived: its last balances are
 * kept, those within it are not.
 */
export async function balancesAt(db: Db, playerId: string, moment: number): Promise<Balances> {
  const { starts, ends } = monthOf(moment)
  const { rows } = await sql<Row>`
    select held_currency as currency, held_balance::text as balance
    from balances_at(${`player:${playerId}`}, ${at(moment)}, ${at(starts)}, ${at(ends)})`.execute(
    db,
  )
  // Afterwards: a month may have left while it was looked into.
  await refuseArchived(db, 'ledger_entry', { from: moment, to: moment })
  const balances: Balances = { coins: 0n, entries: 0n, winnings: 0n, tourPoints: 0n }
  for (const { currency, balance } of rows) balances[currency] = BigInt(balance ?? 0)
  return balances
}
