import { sql } from 'kysely'
import type { Wallet } from '@marquee/contract'
import type { HistoryEntry, HistoryFilter } from '../contract/schemas.ts'
import type { Db } from '@marquee/platform-kernel/database'
import { toWire } from '@marquee/platform-kernel/money'
import { at } from '@marquee/platform-kernel/schema'
import { titleOf } from '@marquee/platform-play/games/titles'
import '@marquee/platform-play/rounds/migrations'
import type { MonthSum } from './rules.ts'

const day = 86_400_000
const ownerOf = (playerId: string): string => `player:${playerId}`

export interface EntryQuery extends HistoryFilter {
  playerId: string
  /** Epoch ms; nothing older is shown. */
  start: number
  limit: number
  cursor?: string | undefined
}

const entriesOf = (db: Db, { playerId, start }: Pick<EntryQuery, 'playerId' | 'start'>) =>
  db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_account as account', 'account.id', 'entry.account_id')
    .innerJoin('ledger_transaction as transaction', 'transaction.id', 'entry.transaction_id')
    .where('account.owner', '=', ownerOf(playerId))
    .where('transaction.created_at', '>=', at(start))

/** What moved a player's balances, newest first, from the cursor on. */
export async function listEntries(db: Db, query: EntryQuery): Promise<HistoryEntry[]> {
  const { wallet, kind, from, to, cursor, limit } = query
  let select = entriesOf(db, query)
    .leftJoin('game_round as round', (join) =>
      // The cast only where it can be made, and on this side, so that the round is found by its key.
      join.on(
        sql<boolean>`round.id = case when transaction.kind in ('round-stake', 'round-raise', 'round-win')
          then transaction.reference::uuid end`,
      ),
    )
    .select([
      'entry.id',
      'transaction.created_at',
      'transaction.kind',
      'account.currency',
      'entry.amount',
      'entry.balance_after',
      'round.id as round_id',
      'round.game_id',
    ])
  if (wallet) select = select.where('account.currency', '=', wallet)
  if (kind) select = select.where('transaction.kind', '=', kind)
  if (from) select = select.where('transaction.created_at', '>=', at(Date.parse(from)))
  if (to) select = select.where('transaction.created_at', '<', at(Date.parse(to) + day))
  if (cursor) select = select.where('entry.id', '<', BigInt(cursor))
  // Not by the number itself, which has an index of its own: everybody's entries would be looked through.
  const rows = await select
    .orderBy(sql`entry.id + 0`, 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: String(row.id),
    at: row.created_at,
    kind: row.kind,
    wallet: row.currency,
    amount: toWire(row.amount),
    balanceAfter: toWire(row.balance_after ?? 0n),
    round:
      row.round_id !== null && row.game_id !== null
        ? { id: row.round_id, gameId: row.game_id, title: titleOf(row.game_id) }
        : null,
  }))
}

/** Every kind of entry that a player has. */
export async function kindsOf(db: Db, playerId: string, start: number): Promise<string[]> {
  const rows = await entriesOf(db, { playerId, start })
    .select('transaction.kind')
    .distinct()
    .orderBy('transaction.kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** What came and went per month of UTC and balance. */
export async function monthSums(db: Db, playerId: string, start: number): Promise<MonthSum[]> {
  const { rows } = await sql<{
    month: string
    wallet: Wallet
    received: bigint
    given: bigint
  }>`
    select to_char(t.created_at at time zone 'UTC', 'YYYY-MM') as month, a.currency as wallet,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as received,
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as given
    from ledger_entry e
    join ledger_account a on a.id = e.account_id
    join ledger_transaction t on t.id = e.transaction_id
    where a.owner = ${ownerOf(playerId)} and t.created_at >= ${at(start)}
    group by 1, 2`.execute(db)
  return rows
}

/** What the player had to play with once a round's cost was taken. */
export async function balanceAfterStake(
  db: Db,
  { playerId, roundId, wallets }: { playerId: string; roundId: string; wallets: Wallet[] },
): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(last.balance_after), 0)::bigint as balance from (
      select distinct on (e.account_id) e.balance_after
      from ledger_entry e
      join ledger_account a on a.id = e.account_id
      where a.owner = ${ownerOf(playerId)} and a.currency in (${sql.join(wallets)})
        and e.id <= (
          select max(s.id) from ledger_entry s
          join ledger_transaction t on t.id = s.transaction_id
          where t.kind in ('round-stake', 'round-raise') and t.reference = ${roundId})
      order by e.account_id, e.id desc
    ) last`.execute(db)
  return rows[0]?.balance ?? 0n
}
