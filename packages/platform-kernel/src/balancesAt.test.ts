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
  // Another day of twenty thousand entries, each with room for those of others before it.
  await sql`
    with posted as (
      insert into ledger_transaction (id, kind, reference, player_id, created_at)
      select gen_random_uuid(), 'test', 'planted-' || n, ${player}::uuid,
        ${at(began + 60_000)} + n * interval '1 second'
      from generate_series(1, 20000) n returning id, substr(reference, 9)::int as n, created_at
    )
    insert into ledger_entry (id, transaction_id, account_id, amount, balance_after, posted_at)
    select (select max(id) from ledger_entry) + n * 64, p.id, a.id, 1, n, p.created_at
    from posted p join ledger_account a on a.owner = ${`player:${player}`} and a.currency = 'coins'
    order by n`.execute(kernel.db)
  await sql`analyze ledger_entry, ledger_transaction`.execute(kernel.db)
  const noon = began + (60 + 10_000) * 1000
  expect((await balancesAt(kernel.db, player, noon)).coins).toBe(10_000n)
  const statement = balancesAtStatement({
    owner: `'player:${player}'`,
    moment: `'${new Date(noon).toISOString()}'::timestamptz`,
    starts: `month_start('${new Date(noon).toISOString()}')`,
    ends: `month_start('${new Date(noon).toISOString()}') + interval '1 month'`,
  })
  interface Explained {
    'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }]
  }
  const { rows } = await sql<Explained>`
    explain (analyze, buffers, format json) ${sql.raw(statement)}`.execute(kernel.db)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  expect(JSON.stringify(plan)).toMatch(/ledger_entry_\w+_account_id/)
  expect(JSON.stringify(plan)).not.toMatch(
    /"Seq Scan"[^}]*"Relation Name":"ledger_(?:entry_\d|transaction)/,
  )
  // Some twenty looks of five pages each: all entries of the account are on two hundred and more.
  const pages = (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  expect(pages).toBeGreaterThan(20)
  expect(pages).toBeLessThan(150)
})
