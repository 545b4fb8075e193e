import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balancesAt, balancesAtStatement } from './balancesAt.ts'
import type { MovableClock } from './clock.ts'
import type { Kernel } from './command.ts'
import { at } from './schema.ts'
import { give } from './testing/give.ts'
import { makePlayerRow } from './testing/makePlayerRow.ts'
import { makeTestKernel } from './testing/makeTestKernel.ts'

let kernel: Kernel & { clock: MovableClock }
beforeAll(async () => {
  kernel = await makeTestKernel()
})
afterAll(() => kernel.db.destroy())

it('an account without an entry held nothing at any moment', async () => {
  const player = await makePlayerRow(kernel)
  expect(await balancesAt(kernel.db, player, kernel.clock.now())).toEqual({
    coins: 0n,
    entries: 0n,
    winnings: 0n,
    tourPoints: 0n,
  })
})

/** The same by adding up every entry of an account until then. */
const sumUntil = async (player: string, currency: string, moment: number) => {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(e.amount), 0)::text as sum
    from ledger_entry e
    join ledger_account a on a.id = e.account_id
    join ledger_transaction t on t.id = e.transaction_id
    where a.owner = ${`player:${player}`} and a.currency = ${currency}
      and t.created_at <= ${at(moment)}`.execute(kernel.db)
  return BigInt(rows[0]?.sum ?? 0)
}

it('at every moment a balance is the sum of what had been posted until then', async () => {
  const moves = fc.array(
    fc.record({
      who: fc.constantFrom(0, 1),
      currency: fc.constantFrom('coins' as const, 'entries' as const),
      amount: fc.integer({ min: 1, max: 900 }),
      // Several in one moment, too.
      later: fc.constantFrom(0, 0, 1, 70_000),
    }),
    { minLength: 1, maxLength: 25 },
  )
  await fc.assert(
    fc.asyncProperty(moves, async (list) => {
      const players = [await makePlayerRow(kernel), await makePlayerRow(kernel)]
      const [player = ''] = players
      const moments = [kernel.clock.now() - 1]
      for (const { who, currency, amount, later } of list) {
        kernel.clock.advance(later)
        await give(kernel, { player: players[who] ?? '', currency, amount })
        moments.push(kernel.clock.now(), kernel.clock.now() - 1)
      }
      for (const moment of moments) {
        const { coins, entries } = await balancesAt(kernel.db, player, moment)
        expect(coins).toBe(await sumUntil(player, 'coins', moment))
        expect(entries).toBe(await sumUntil(player, 'entries', moment))
      }
    }),
    { numRuns: 15 },
  )
})

it('looks a balance up without reading what grows from end to end', async () => {
  const player = await makePlayerRow(kernel)
  const began = kernel.clock.now()
  await give(kernel, { player, amount: 5 })
  // Another day of twenty thousand entries, half of them this player's.
  await sql`
    with account as (
      select id, row_number() over (order by owner = ${`player:${player}`} desc) as place
      from ledger_account where balance is not null and currency = 'coins' limit 2
    ), posted as (
      insert into ledger_transaction (id, kind, reference, player_id, created_at)
      select gen_random_uuid(), 'test', 'planted-' || n, ${player}::uuid,
        ${at(began + 60_000)} + n * interval '1 second'
      from generate_series(1, 20000) n returning id, reference, created_at
    )
    insert into ledger_entry (transaction_id, account_id, amount, balance_after, posted_at)
    select p.id, a.id, 1, substr(p.reference, 9)::int, p.created_at
    from posted p join account a on a.place = 1 + substr(p.reference, 9)::int % 2
    order by substr(p.reference, 9)::int`.execute(kernel.db)
  await sql`analyze ledger_entry, ledger_transaction`.execute(kernel.db)
  const noon = began + (60 + 10_000) * 1000
  expect((await balancesAt(kernel.db, player, noon)).coins).toBe(10_000n)
  const statement = balancesAtStatement({
    owner: `'player:${player}'`,
    moment: `'${new Date(noon).toISOString()}'::timestamptz`,
    starts: `month_start('${new Date(noon).toISOString()}')`,
    ends: `month_start('${new Date(noon).toISOString()}') + interval '1 month'`,
  })
  const plan = await sql`explain ${sql.raw(statement)}`.execute(kernel.db)
  expect(JSON.stringify(plan.rows)).toMatch(/ledger_entry_\w+_account_id/)
  expect(JSON.stringify(plan.rows)).not.toMatch(/Seq Scan on ledger_(?:entry_\d|transaction)/)
})
