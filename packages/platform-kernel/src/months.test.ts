import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balancesAt } from './balancesAt.ts'
import type { MovableClock } from './clock.ts'
import type { Kernel } from './command.ts'
import { auditLedger } from './ledger.ts'
import { dropMonths, makeMonths, monthGauges } from './months.ts'
import { prune } from './outbox.ts'
import { give } from './testing/give.ts'
import { makePlayerRow } from './testing/makePlayerRow.ts'
import { makeTestKernel } from './testing/makeTestKernel.ts'

let kernel: Kernel & { clock: MovableClock }
let player: string
beforeAll(async () => {
  kernel = await makeTestKernel()
  player = await makePlayerRow(kernel)
})
afterAll(() => kernel.db.destroy())

const partOf = async (table: string, column: string) => {
  const { rows } = await sql<{ part: string }>`
    select tableoid::regclass::text as part from ${sql.table(table)}
    order by ${sql.ref(column)} desc limit 1`.execute(kernel.db)
  return rows[0]?.part
}
/** Puts the clock to noon of the second of a month. */
const goTo = (year: number, month: number) =>
  kernel.clock.advance(Date.UTC(year, month - 1, 2, 12) - kernel.clock.now())
const told = async (name: string) => {
  const gauge = monthGauges(kernel.db, () => kernel.clock.now()).find((one) => one.name === name)
  const readings = (await gauge?.read()) ?? []
  return Object.fromEntries(readings.map(({ labels, value }) => [labels?.['table'], value]))
}
const every = (value: number) => ({ idempotency_answer: value, ledger_entry: value, outbox: value })

it('two months ahead are made of every table, once, whoever asks', async () => {
  goTo(2031, 3)
  expect(await told('marquee_months_ahead')).toEqual(every(0))
  const made = await Promise.all([1, 2, 3].map(() => makeMonths(kernel.db, kernel.clock.now())))
  expect(made.reduce((sum, one) => sum + one)).toBe(9)
  expect(await told('marquee_months_ahead')).toEqual(every(2))
  await give(kernel, { player, amount: 5 })
  expect(await partOf('ledger_entry', 'id')).toBe('ledger_entry_2031_03')
  expect(await partOf('outbox', 'id')).toBe('outbox_2031_03')
  expect(await partOf('idempotency_answer', 'created_at')).toBe('idempotency_answer_2031_03')
})

it('an act in a month that is missing is done; the month has it once it is made', async () => {
  goTo(2031, 8)
  expect(await told('marquee_rows_without_month')).toEqual(every(0))
  await give(kernel, { player, amount: 7 })
  expect(await told('marquee_rows_without_month')).toEqual(every(1))
  expect(await told('marquee_months_ahead')).toEqual(every(0))
  await makeMonths(kernel.db, kernel.clock.now())
  expect(await told('marquee_rows_without_month')).toEqual(every(0))
  expect(await told('marquee_months_ahead')).toEqual(every(2))
  expect(await partOf('ledger_entry', 'id')).toBe('ledger_entry_2031_08')
  expect(await auditLedger(kernel.db)).toMatchObject({ sums: { coins: 0n }, drifted: 0 })
})

it('a balance is looked up across months, also where the month of the moment has nothing until then', async () => {
  const at = (year: number, month: number, day: number) =>
    balancesAt(kernel.db, player, Date.UTC(year, month - 1, day)).then(({ coins }) => coins)
  expect(await at(2030, 1, 1)).toBe(0n)
  expect(await at(2031, 3, 1)).toBe(0n)
  expect(await at(2031, 3, 3)).toBe(5n)
  expect(await at(2031, 5, 20)).toBe(5n)
  expect(await at(2031, 8, 1)).toBe(5n)
  expect(await at(2031, 8, 3)).toBe(12n)
  expect(await at(2040, 1, 1)).toBe(12n)
})

it('a balance counts an entry of the month before that came after one of this month', async () => {
  const own = await makePlayerRow(kernel)
  const enter = (amount: number, after: number, moment: string) => {
    const id = randomUUID()
    return sql`
      with posted as (
        insert into ledger_transaction (id, kind, reference, created_at)
        values (${id}, 'test', ${id}, ${moment}::timestamptz)
      )
      insert into ledger_entry (transaction_id, account_id, amount, balance_after, posted_at)
      select ${id}::uuid, id, ${amount}::bigint, ${after}::bigint, ${moment}::timestamptz
      from ledger_account where owner = ${`player:${own}`} and currency = 'coins'`.execute(
      kernel.db,
    )
  }
  // Two that waited for each other at the turn of a month: the later number began first.
  await enter(3, 3, '2031-09-01T00:00:00.001Z')
  await enter(4, 7, '2031-08-31T23:59:59.999Z')
  await sql`update ledger_account set balance = 7
    where owner = ${`player:${own}`} and currency = 'coins'`.execute(kernel.db)
  const coins = async (moment: number) => (await balancesAt(kernel.db, own, moment)).coins
  expect(await coins(Date.UTC(2031, 8, 20))).toBe(7n)
  expect(await coins(Date.UTC(2031, 9, 20))).toBe(7n)
})

it('a key that was used in one month is known in the next ones', async () => {
  const key = randomUUID()
  goTo(2031, 8)
  await give(kernel, { player, amount: 1, key })
  goTo(2031, 9)
  expect(await give(kernel, { player, amount: 1, key })).toMatchObject({ amount: 1 })
  await expect(give(kernel, { player, amount: 2, key })).rejects.toMatchObject({
    code: 'idempotency-conflict',
  })
})

it('months of pushes that went out and of answers nobody may ask for are taken away, others stay', async () => {
  goTo(2031, 9)
  await makeMonths(kernel.db, kernel.clock.now())
  // March's pushes went out, August's did not.
  await sql`update outbox set published_at = created_at where created_at < '2031-04-01'`.execute(
    kernel.db,
  )
  const dropped = await dropMonths(kernel.db, kernel.clock.now())
  expect(dropped).toContain('outbox_2031_03')
  expect(dropped).not.toContain('outbox_2031_08')
  expect(dropped).toContain('idempotency_answer_2031_03')
  expect(dropped).not.toContain('idempotency_answer_2031_08')
  expect(dropped.filter((name) => /ledger|first|rest/.test(name))).toEqual([])
  expect(await dropMonths(kernel.db, kernel.clock.now())).toEqual([])
  await prune(kernel)
  expect((await balancesAt(kernel.db, player, kernel.clock.now())).coins).toBe(13n)
  expect(await auditLedger(kernel.db)).toMatchObject({ drifted: 0 })
})
