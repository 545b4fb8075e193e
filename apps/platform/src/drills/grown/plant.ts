import type { Db } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import { sql } from 'kysely'

/** Between one transaction and the next, ms. */
const apart = 1_000
/** How many transactions one statement adds. */
const atOnce = 500_000

/** What was planted, told by a formula, so that any balance of any moment can be said without looking. */
export interface Planted {
  /** Entries of players and of the house together. */
  entries: number
  /** The moments of the first and the last transaction, epoch ms. */
  from: number
  until: number
  /** What a player held at a moment in between. @param place the player's place in the list that was given */
  heldBy: (place: number, moment: number) => bigint
}

/**
 * A ledger that has grown: transactions of one coin each, a second apart, in turn for each of the players,
 * who get one and give it back. They come after everything that was posted, as their numbers do, and leave
 * the balances what they were.
 * @param entries how many entries of the ledger, two for each transaction
 * @param from epoch ms of the first transaction
 */
export async function plant(
  db: Db,
  players: readonly { id: string; coins: bigint }[],
  entries: number,
  from: number,
): Promise<Planted> {
  const transactions = Math.ceil(entries / 4 / players.length) * 2 * players.length
  const owners = players.map(({ id }) => `player:${id}`)
  const { id: house } = await db
    .insertInto('ledger_account')
    .values({ owner: 'house:planted', currency: 'coins', balance: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const months = Math.ceil((transactions * apart) / (28 * 86_400_000))
  await sql`select make_months('ledger_entry', ${at(from)}, ${months}::int)`.execute(db)
  for (let first = 0; first < transactions; first += atOnce) {
    const last = Math.min(first + atOnce, transactions) - 1
    await sql`
      with place as (
        select a.id, a.balance, p.n - 1 as place, substr(p.owner, 8)::uuid as player
        from unnest(${owners}::text[]) with ordinality as p (owner, n)
        join ledger_account a on a.owner = p.owner and a.currency = 'coins'
      ), planted as (
        select n, gen_random_uuid() as id, place.id as account,
          ${at(from)} + n * (${apart}::int * interval '1 millisecond') as created_at, place.player, place.balance,
          case when n / ${players.length}::int % 2 = 0 then 1 else -1 end as amount
        from generate_series(${first}::int, ${last}::int) n
        join place on place.place = n % ${players.length}::int
      ), posted as (
        insert into ledger_transaction (id, kind, reference, player_id, created_at)
        select id, 'test', 'planted-' || n, player, created_at from planted
      )
      insert into ledger_entry (transaction_id, account_id, amount, balance_after, posted_at)
      select id, account, amount, balance, created_at from (
        select n, id, account, created_at, amount, balance + case when amount > 0 then 1 else 0 end as balance
        from planted
        union all
        select n, id, ${house}::bigint, created_at, -amount, null from planted
      ) entry order by n`.execute(db)
  }
  await sql`vacuum analyze ledger_entry`.execute(db)
  await sql`vacuum analyze ledger_transaction`.execute(db)
  return {
    entries: transactions * 2,
    from,
    until: from + transactions * apart,
    heldBy(place, moment) {
      const done = Math.floor((moment - from) / apart) + 1
      // This player's transactions among those: every so many, beginning with the own place.
      const own = Math.floor((done - 1 - place) / players.length) + 1
      return (players[place]?.coins ?? 0n) + (own > 0 && own % 2 === 1 ? 1n : 0n)
    },
  }
}
