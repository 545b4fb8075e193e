import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { runCommand } from '@marquee/platform-kernel/command'
import { testServer } from '@marquee/platform-kernel/testing/testEnvironment'
import { type Line } from '@marquee/platform-record/verify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { playAfter } from '../../testing/playRounds.ts'

import { check, faultOf, type House, makeHouse } from '../../testing/sealedHouse.ts'

const isServer = testServer() !== undefined

describe('sealing', { timeout: 120_000 }, () => {
  let house: House
  beforeAll(async () => {
    house = await makeHouse()
  })
  afterAll(() => house.stop())
  const post = (reference: string) =>
    runCommand(house.platform.kernel, {
      name: 'record.test',
      playerId: null,
      idempotency: null,
      input: {},
      handle: ({ post }) => post({ kind: 'welcome-gift', reference, playerId: null, postings: [] }),
    })

  it('makes as many seals as are needed, and one when nothing happened', async () => {
    await house.seal()
    for (let nth = 0; nth < 25; nth++) await post(`many-${nth}`)
    expect(await house.seal(10)).toBe(25)
    expect(await house.seal()).toBe(0)
    const text = (await house.write()).toString('utf8').trimEnd().split('\n')
    const counts = text
      .map((line) => JSON.parse(line) as Line)
      .flatMap(([type, , , , , , count]) => (type === 'seal' ? [count] : []))
    expect(counts.slice(1)).toEqual(['10', '10', '5', '0'])
    check(await house.write(), readFileSync(house.file))
  })

  it('does it once when two processes do it at a time', async () => {
    for (let nth = 0; nth < 8; nth++) await post(`both-${nth}`)
    const both = await Promise.all([house.seal(), house.seal()])
    expect(both.reduce((sum, count) => sum + count)).toBe(8)
    check(await house.write())
  })

  it('keeps the seals beside the database whole, when a line was left unfinished and when it lags', async () => {
    const before = readFileSync(house.file, 'utf8').trimEnd().split('\n')
    writeFileSync(house.file, `${before.slice(0, 3).join('\n')}\n`)
    appendFileSync(house.file, before[3]?.slice(0, 40) ?? '')
    await house.seal()
    const after = readFileSync(house.file, 'utf8').trimEnd().split('\n')
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after).toHaveLength(before.length + 1)
    check(await house.write(), readFileSync(house.file))
  })

  it('stops when the seals beside the database go on further, or are others', async () => {
    const kept = readFileSync(house.file, 'utf8')
    const lines = kept.trimEnd().split('\n')
    const [last = ''] = lines.slice(-1)
    const number = Number((JSON.parse(last) as Line)[1])
    writeFileSync(house.file, `${kept}${last.replace(`"${number}"`, `"${number + 1}"`)}\n`)
    await expect(house.seal()).rejects.toThrow(
      `goes on to seal ${number + 1}, the database ends with ${number}`,
    )
    writeFileSync(
      house.file,
      `${[...lines.slice(0, -1), last.replace(/"\w{128}"/, '"00"')].join('\n')}\n`,
    )
    await expect(house.seal()).rejects.toThrow(`Seal ${number} in the database is not the one in`)
    writeFileSync(house.file, kept)
    await house.seal()
  })

  it('holds when what is over is forgotten and an account is closed', async () => {
    const player = await house.platform.signUp()
    await playAfter(house.platform, player, 4_000)
    await house.seal()
    house.platform.clock.advance(10 * 365 * 86_400_000)
    for (const module of modules)
      for (const job of module.jobs?.(house.platform.surroundings) ?? [])
        await job.run(new AbortController().signal)
    await sql`update account set closed_at = now()`.execute(house.platform.kernel.db)
    await house.seal()
    expect(faultOf(await house.write(), readFileSync(house.file))).toBe('')
  })

  // Two transactions at a time need a server.
  it.runIf(isServer)(
    'misses nothing of a transaction that began early and is committed late',
    async () => {
      const { db } = house.platform.kernel
      const begun = Promise.withResolvers<void>()
      const end = Promise.withResolvers<void>()
      const late = db.transaction().execute(async (tx) => {
        await sql`insert into ledger_transaction (id, kind, reference, created_at)
        values (gen_random_uuid(), 'welcome-gift', 'late', now())`.execute(tx)
        begun.resolve()
        await end.promise
      })
      await begun.promise
      await post('early')
      expect(await house.sealNow()).toBe(0)
      end.resolve()
      await late
      expect(await house.seal()).toBe(2)
      expect(await house.seal()).toBe(0)
      check(await house.write(), readFileSync(house.file))
    },
  )
})
