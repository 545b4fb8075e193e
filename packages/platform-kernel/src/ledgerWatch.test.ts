import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kernel } from './command.ts'
import { makeLedgerWatch } from './ledgerWatch.ts'
import { give } from './testing/give.ts'
import { makePlayerRow } from './testing/makePlayerRow.ts'
import { makeTestKernel } from './testing/makeTestKernel.ts'

let kernel: Kernel
beforeAll(async () => {
  kernel = await makeTestKernel()
})
afterAll(() => kernel.db.destroy())

it('finds a balance that was changed past the ledger, until it is right again', async () => {
  const player = await makePlayerRow(kernel)
  await give(kernel, { player, amount: 10 })
  const watch = makeLedgerWatch(kernel.db)
  expect(await watch()).toEqual({ drifted: 0, unbalanced: 0 })
  const change = (by: number) =>
    sql`update ledger_account set balance = balance + ${by}::bigint
      where owner = ${`player:${player}`} and currency = 'coins'`.execute(kernel.db)
  await change(5)
  expect(await watch()).toMatchObject({ drifted: 1 })
  expect(await watch()).toMatchObject({ drifted: 1 })
  await change(-5)
  expect(await watch()).toMatchObject({ drifted: 0 })
})

it('finds a transaction that does not sum to zero, and an entry that does not follow', async () => {
  const player = await makePlayerRow(kernel)
  await give(kernel, { player, amount: 10 })
  const watch = makeLedgerWatch(kernel.db)
  await watch()
  const id = randomUUID()
  await sql`insert into ledger_transaction (id, kind, reference, created_at)
    values (${id}::uuid, 'test', ${id}, now())`.execute(kernel.db)
  await sql`insert into ledger_entry (transaction_id, account_id, amount, balance_after)
    select ${id}::uuid, id, 3, balance + 4 from ledger_account
    where owner = ${`player:${player}`} and currency = 'coins'`.execute(kernel.db)
  expect(await watch()).toEqual({ drifted: 1, unbalanced: 1 })
})

it('looks at accounts that nothing moves, one stride after the other', async () => {
  await sql`insert into ledger_account (owner, currency, balance)
    select 'player:' || n, 'coins', 0 from generate_series(1, 1500) as n`.execute(kernel.db)
  await sql`update ledger_account set balance = 1 where owner = 'player:1500'`.execute(kernel.db)
  const watch = makeLedgerWatch(kernel.db)
  const { drifted } = await watch()
  expect((await watch()).drifted).toBe(drifted + 1)
})
