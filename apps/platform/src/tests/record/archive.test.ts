import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { account, backOffice, rounds, session } from '@marquee/contract'
import type { ArchivableTable } from '@marquee/platform-kernel/archivedMonths'
import { balancesAt } from '@marquee/platform-kernel/balancesAt'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { makeLedgerWatch } from '@marquee/platform-kernel/ledgerWatch'
import { makeMonths } from '@marquee/platform-kernel/months'
import { settleAbandoned } from '@marquee/platform-play/rounds/service'
import { archiveMonth } from '@marquee/platform-record/archive/archiveMonth'
import { listMonths } from '@marquee/platform-record/archive/listMonths'
import { restoreMonth } from '@marquee/platform-record/archive/restoreMonth'
import { withArchives } from '@marquee/platform-record/archive/withArchives'
import { exportRecord } from '@marquee/platform-record/export'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealedKinds, summedUpKinds } from '../../modules.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makeSpin } from '../../testing/makePlay.ts'
import { makeStaff } from '../../testing/makeStaff.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { check, faultOf, type House, live, makeHouse } from '../../testing/sealedHouse.ts'

const tables: ArchivableTable[] = ['game_round', 'ledger_entry']
const day = 86_400_000

describe('archiving a month that was played in', { timeout: 120_000 }, () => {
  let house: House
  let player: Awaited<ReturnType<House['platform']['signUp']>>
  /** Not finished in its month. */
  let open: string
  let month: string
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-archive-'))
  const kernel = () => house.platform.kernel
  const now = () => house.platform.clock.now()
  /** Noon of the second of a month that is so many months away. */
  const goTo = async (months: number) => {
    const date = new Date(now())
    const to = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 2, 12)
    house.platform.clock.advance(to - now())
    await makeMonths(kernel().db, now())
  }
  beforeAll(async () => {
    house = await makeHouse()
    await goTo(1)
    month = new Date(now()).toISOString().slice(0, 7)
    player = await house.platform.signUp({ name: 'Alex' })
    for (let nth = 0; nth < 6; nth++) await playAfter(house.platform, player, 4_000)
    await live(house)
    house.platform.clock.advance(day)
    open = (await player.ask(rounds.play, { body: makeSpin() })).data.round.id
    await house.seal()
  })
  afterAll(async () => {
    await house.stop()
    rmSync(folder, { recursive: true })
  })

  const partOf = (table: ArchivableTable) => `${table}_${month.replace('-', '_')}`
  const archive = (table: ArchivableTable, to = folder) =>
    archiveMonth(kernel().db, table, {
      month,
      folder: to,
      now: now(),
      summedUp: summedUpKinds(),
    })
  const restore = (table: ArchivableTable, from = folder) =>
    restoreMonth(kernel().db, table, { month, folder: from, now: now() })
  const digestOf = async (table: string) => {
    const { rows } = await sql<{ n: number; digest: string }>`
      select count(*)::int as n, md5(string_agg(r::text, ';' order by id::text)) as digest
      from ${sql.table(table)} r`.execute(kernel().db)
    return rows[0]
  }
  const digests = () => Promise.all(tables.map((table) => digestOf(partOf(table))))
  /** What balances and decisions are made of. */
  const sums = async () => {
    const { rows } = await sql`
      select a.owner, a.currency, t.kind, e.amount > 0 as received, sum(e.amount)::text as total
      from ledger_entry e join ledger_account a on a.id = e.account_id
      join ledger_transaction t on t.id = e.transaction_id
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(kernel().db)
    return rows
  }
  const playerId = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from player where email = ${player.credentials.email}`.execute(kernel().db)
    return rows[0]?.id ?? ''
  }
  const recordOf = (archives?: string) =>
    withArchives(kernel().db, archives, async (db) => {
      const lines: string[] = []
      await exportRecord(db, sealedKinds(), (line) => lines.push(line))
      return Buffer.from(lines.join(''))
    })
  const recordsOf = (text: Buffer) =>
    text
      .toString('utf8')
      .split('\n')
      .filter((line) => line.startsWith('["record"'))
  const ends = () => Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)
  const atEnd = async () => balancesAt(kernel().db, await playerId(), ends())
  let before: { digests: unknown; sums: unknown; atEnd: unknown; records: string[] }

  it('is refused while players may ask for it, while a round is open and until all is sealed', async () => {
    await goTo(11)
    await expect(archive('game_round')).rejects.toThrow(/can be archived from \d{4}-\d\d-01 on/)
    await goTo(3)
    await expect(archive('game_round')).rejects.toThrow(/^1 rounds of .* are not over/)
    await settleAbandoned(kernel())
    await expect(archive('game_round')).rejects.toThrow(/^1 of what .* holds is in no seal/)
    await house.seal()
    expect(readdirSync(folder)).toEqual([])
    await expect(
      archiveMonth(kernel().db, 'game_round', {
        month: '2020-01',
        folder,
        now: now(),
        summedUp: [],
      }),
    ).rejects.toThrow(/has no partition for 2020-01\. There are first, \d{4}-\d\d/)
  })

  it('changes nothing and leaves no file when it fails at its end', async () => {
    before = {
      digests: await digests(),
      sums: await sums(),
      atEnd: await atEnd(),
      records: recordsOf(await house.write()),
    }
    const part = sql.table(partOf('ledger_entry'))
    // Somebody looks at the partition itself, so that it cannot be taken away.
    await sql`create view looked_at as select id from ${part}`.execute(kernel().db)
    await expect(archive('ledger_entry')).rejects.toThrow('other objects depend on it')
    await sql`drop view looked_at`.execute(kernel().db)
    expect(readdirSync(folder)).toEqual([])
    expect(await digests()).toEqual(before.digests)
    check(await house.write())
  })

  it('takes rounds and what they posted out of the database; sums, balances and audits stay', async () => {
    for (const table of tables) {
      const { rows, left } = await archive(table)
      expect(rows).toBeGreaterThan(20)
      expect(left).toBeLessThan(table === 'game_round' ? 1 : rows)
    }
    expect(readdirSync(folder)).toHaveLength(2)
    expect(await digestOf(partOf('game_round'))).toEqual({ n: 0, digest: null })
    expect(await sums()).toEqual(before.sums)
    expect(await auditLedger(kernel().db)).toMatchObject({ drifted: 0, sums: { coins: 0n } })
    expect(await makeLedgerWatch(kernel().db)()).toEqual({ drifted: 0, unbalanced: 0 })
    await expect(archive('game_round')).rejects.toThrow(/was archived on/)
    const listed = await listMonths(kernel().db, now())
    expect(listed.find(({ part }) => part === partOf('game_round'))?.state).toMatch(
      /^in an archive since/,
    )
    const newPlayer = await house.platform.signUp()
    expect((await playAfter(house.platform, newPlayer, 4_000)).status).toBe(200)
  })

  it('says so to staff and players who ask for what is in it, and answers what does not need it', async () => {
    const id = await playerId()
    const staff = await (await makeStaff(house.platform)).signIn()
    const params = { brand: 'wireframe', playerId: id }
    const balances = (at: number) => staff.call(backOffice.balances, { params, query: { at } })
    expect(await balances(ends() - day)).toMatchObject({
      status: 409,
      body: {
        error: { code: 'not-available', message: expect.stringContaining('archive restore') },
      },
    })
    expect((await balances(ends())).status).toBe(200)
    expect(await atEnd()).toEqual(before.atEnd)
    const round = await staff.call(backOffice.round, { params: { ...params, roundId: open } })
    expect(round).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining('in an archive') } },
    })
    const manager = await (await makeStaff(house.platform, { role: 'brand-manager' })).signIn()
    const report = (from: string, to: string) =>
      manager.call(backOffice.report, { params: { brand: 'wireframe' }, query: { from, to } })
    expect((await report(`${month}-20`, `${month}-21`)).status).toBe(409)
    const today = new Date(now()).toISOString().slice(0, 10)
    expect((await report(today, today)).status).toBe(200)
    const browser: TestClient = house.platform.guest()
    await browser.ask(session.signIn, { body: player.credentials })
    const { data } = await browser.ask(account.exportData)
    expect(data['archivedMonths']).toEqual([
      { of: 'rounds', until: ends() },
      { of: 'movements', until: ends() },
    ])
  })

  it('is in an export that is given the files, as it was sealed; without them or with others there is none', async () => {
    await house.seal()
    await expect(recordOf()).rejects.toThrow('2 months are in archives')
    const whole = await recordOf(folder)
    check(whole, readFileSync(house.file))
    expect(recordsOf(whole)).toEqual(expect.arrayContaining(before.records))
    expect(whole.toString('utf8')).toMatch(/"archive","1","archived","game_round"/)
    // Whoever exports past the archives is not told that all is well.
    expect(faultOf(await house.write())).toMatch(/was changed|is gone/)

    const [name = ''] = readdirSync(folder)
    const file = path.join(folder, name)
    const bytes = readFileSync(file)
    const changed = Buffer.from(bytes)
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
    writeFileSync(file, changed)
    await expect(recordOf(folder)).rejects.toThrow('is not what was written')
    await expect(restore('game_round')).rejects.toThrow('is not what was written')
    rmSync(file)
    await expect(restore('game_round')).rejects.toThrow('There is no')
    writeFileSync(file, bytes)
  })

  it('comes back as it was, with what came into the month since, and may be archived again', async () => {
    for (const table of tables) await restore(table)
    expect(await digests()).toEqual(before.digests)
    await house.seal()
    const whole = await recordOf()
    check(whole, readFileSync(house.file))
    expect(recordsOf(whole)).toEqual(expect.arrayContaining(before.records))
    await expect(restore('game_round')).rejects.toThrow('is in no archive')
    await expect(archive('game_round')).rejects.toThrow('is there already')

    const again = mkdtempSync(path.join(tmpdir(), 'marquee-archive-'))
    await archive('ledger_entry', again)
    // A clock that was set back posts into a month that left.
    await sql`
      with late as (
        insert into ledger_transaction (id, kind, reference, created_at)
        values (gen_random_uuid(), 'test', 'late', ${`${month}-10`}::timestamptz) returning id
      )
      insert into ledger_entry (transaction_id, account_id, amount, balance_after, posted_at)
      select late.id, a.id, n.amount, null, ${`${month}-10`}::timestamptz
      from late, (values (1), (-1)) as n (amount), ledger_account a
      where a.owner like 'house:%' and a.currency = 'coins'`.execute(kernel().db)
    await restore('ledger_entry', again)
    rmSync(again, { recursive: true })
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(partOf('ledger_entry'))} e
      join ledger_transaction t on t.id = e.transaction_id where t.reference = 'late'`.execute(
      kernel().db,
    )
    expect(rows[0]?.n).toBeGreaterThan(1)
    expect(await auditLedger(kernel().db)).toMatchObject({ drifted: 0, sums: { coins: 0n } })
  })
})
