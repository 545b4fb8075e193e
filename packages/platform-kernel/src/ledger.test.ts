import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestKernel } from './testing/makeTestKernel.ts'
import { give } from './testing/give.ts'
import { makePlayerRow } from './testing/makePlayerRow.ts'
import type { MovableClock } from './clock.ts'
import { type Kernel, runCommand } from './command.ts'
import { auditLedger, balancesOf, setAsideOf } from './ledger.ts'
import { minor } from './money.ts'
import { prune } from './outbox.ts'

let kernel: Kernel & { clock: MovableClock }
beforeAll(async () => {
  kernel = await makeTestKernel()
})
afterAll(() => kernel.db.destroy())

describe('the ledger', () => {
  it('moves a balance and keeps the sum of all entries at zero', async () => {
    const player = await makePlayerRow(kernel)
    await give(kernel, { player, amount: 500 })
    await give(kernel, { player, amount: -120 })
    expect((await balancesOf(kernel.db, player)).coins).toBe(380n)
    expect(await auditLedger(kernel.db)).toMatchObject({
      sums: { coins: 0n },
      drifted: 0,
      negative: 0,
    })
  })

  it('refuses to go below zero and leaves nothing behind, so that the key can be used again', async () => {
    const player = await makePlayerRow(kernel)
    const key = randomUUID()
    await expect(give(kernel, { player, amount: -1, key })).rejects.toMatchObject({
      code: 'insufficient-funds',
    })
    await give(kernel, { player, amount: 10 })
    await expect(give(kernel, { player, amount: -1, key })).resolves.toEqual({
      amount: -1,
      balance: 9,
    })
  })

  it('answers a repeated key with the first answer and acts once, also when 64 come at once', async () => {
    const player = await makePlayerRow(kernel)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => give(kernel, { player, amount: 7, key })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"amount":7,"balance":7}']),
    )
    expect((await balancesOf(kernel.db, player)).coins).toBe(7n)
  })

  it('refuses a key that stands for another input', async () => {
    const player = await makePlayerRow(kernel)
    const key = randomUUID()
    await give(kernel, { player, amount: 7, key })
    await expect(give(kernel, { player, amount: 8, key })).rejects.toMatchObject({
      code: 'idempotency-conflict',
    })
  })

  it('keeps coins that are set aside beside the balance, gives back no more than there are, and counts them', async () => {
    const player = await makePlayerRow(kernel)
    await give(kernel, { player, amount: 500 })
    const setAside = (amount: number) =>
      runCommand(kernel, {
        name: 'test.set-aside',
        playerId: player,
        idempotency: null,
        input: null,
        handle: ({ post }) =>
          post({
            kind: 'test',
            reference: randomUUID(),
            playerId: player,
            postings: [
              { account: { player, currency: 'coins' }, amount: minor(-amount) },
              { account: { setAside: player, currency: 'coins' }, amount: minor(amount) },
            ],
          }),
      })
    const held = async () => [
      (await balancesOf(kernel.db, player)).coins,
      await setAsideOf(kernel.db, player),
    ]
    expect(await held()).toEqual([500n, 0n])
    await setAside(300)
    expect(await held()).toEqual([200n, 300n])
    await expect(setAside(-301)).rejects.toMatchObject({ code: 'insufficient-funds' })
    await expect(setAside(201)).rejects.toMatchObject({ code: 'insufficient-funds' })
    await setAside(-300)
    expect(await held()).toEqual([500n, 0n])
    expect(await auditLedger(kernel.db)).toMatchObject({
      sums: { coins: 0n },
      drifted: 0,
      negative: 0,
    })
  })

  it.each([
    'update ledger_entry set amount = amount + 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    'update ledger_transaction set kind = kind',
    'delete from ledger_transaction',
    'truncate ledger_transaction cascade',
  ])('refuses to be rewritten, whoever asks: %s', async (statement) => {
    const player = await makePlayerRow(kernel)
    await give(kernel, { player, amount: 500 })
    await expect(sql.raw(statement).execute(kernel.db)).rejects.toThrow(/append-only/)
    expect(await auditLedger(kernel.db)).toMatchObject({ drifted: 0 })
  })

  it('forgets the answers to acts after 90 days, and none before', async () => {
    const player = await makePlayerRow(kernel)
    const key = randomUUID()
    await give(kernel, { player, amount: 5, key })
    const kept = async () =>
      (await kernel.db.selectFrom('idempotency').select('key').where('key', '=', key).execute())
        .length
    kernel.clock.advance(89 * 86_400_000)
    await prune(kernel)
    expect(await kept()).toBe(1)
    kernel.clock.advance(2 * 86_400_000)
    await prune(kernel)
    expect(await kept()).toBe(0)
  })

  it('forgets the answers to acts of guests after a day, and none before', async () => {
    const key = randomUUID()
    await runCommand(kernel, {
      name: 'test.guest',
      playerId: null,
      idempotency: { scope: 'guest:test', key },
      input: null,
      handle: async () => 'done',
    })
    const kept = async () => {
      const { rows } = await sql<{ n: number }>`
        select (select count(*) from idempotency_key where key = ${key})::int
          + (select count(*) from idempotency_answer where key = ${key})::int as n`.execute(
        kernel.db,
      )
      return rows[0]?.n
    }
    kernel.clock.advance(23 * 3_600_000)
    await prune(kernel)
    expect(await kept()).toBe(2)
    kernel.clock.advance(2 * 3_600_000)
    await prune(kernel)
    expect(await kept()).toBe(0)
  })

  it('refuses a transaction whose sides differ', async () => {
    const player = await makePlayerRow(kernel)
    const lopsided = runCommand(kernel, {
      name: 'test.lopsided',
      playerId: player,
      idempotency: null,
      input: null,
      handle: ({ post }) =>
        post({
          kind: 'test',
          reference: randomUUID(),
          playerId: player,
          postings: [{ account: { player, currency: 'coins' }, amount: minor(5) }],
        }),
    })
    await expect(lopsided).rejects.toThrow('off by 5')
  })

  it('numbers pushes per player without a gap, whatever comes at once', async () => {
    const player = await makePlayerRow(kernel)
    await Promise.all(Array.from({ length: 20 }, () => give(kernel, { player, amount: 1 })))
    const rows = await kernel.db
      .selectFrom('outbox')
      .select('seq')
      .where('player_id', '=', player)
      .orderBy('seq')
      .execute()
    expect(rows.map((row) => row.seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })
})
