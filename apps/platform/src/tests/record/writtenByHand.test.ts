import { readFileSync } from 'node:fs'
import { writeRecord } from '@marquee/platform-record/export'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealedKinds } from '../../modules.ts'

import { faultOf, type House, live, makeHouse } from '../../testing/sealedHouse.ts'

describe('somebody who writes to the database by hand', { timeout: 120_000 }, () => {
  let house: House
  beforeAll(async () => {
    house = await makeHouse()
    await live(house)
  })
  afterAll(() => house.stop())

  /** Runs statements past every trigger, looks at what an export then says, and takes them back. */
  async function after(...statements: ReturnType<typeof sql>[]): Promise<string> {
    const { db } = house.platform.kernel
    const lines: string[] = []
    const undone = new Error('taken back')
    const tables = [
      'ledger_transaction',
      'ledger_entry',
      'audit_log',
      'play_restriction',
      'play_limit',
      'play_limit_change',
      'group_exclusion',
      'group_exclusion_change',
      'sealed_record',
      'record_seal',
    ]
    try {
      await db.transaction().execute(async (tx) => {
        for (const table of tables)
          await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
        for (const statement of statements) await statement.execute(tx)
        await writeRecord(tx, sealedKinds(), (line) => lines.push(line))
        throw undone
      })
    } catch (error) {
      if (error !== undone) throw error
    }
    return faultOf(Buffer.from(lines.join('')), readFileSync(house.file))
  }
  const first = (table: string) => sql`(select id from ${sql.table(table)} order by id limit 1)`

  it('is found, whatever of what was sealed is changed or taken away', async () => {
    const past = sql`(select id from ledger_entry order by id desc limit 1)`
    const found = {
      entry: await after(sql`update ledger_entry set amount = amount + 1 where id = ${past}`),
      reference: await after(
        sql`update ledger_transaction set reference = 'x' where id = ${first('ledger_transaction')}`,
      ),
      transaction: await after(
        sql`delete from ledger_entry where transaction_id = ${first('ledger_transaction')}`,
        sql`delete from ledger_transaction where id = ${first('ledger_transaction')}`,
      ),
      owner: await after(
        sql`update ledger_account set owner = 'player:x' where id = (select account_id from ledger_entry where id = ${past})`,
      ),
      win: await after(sql`update game_round set win = win + 1 where id = ${first('game_round')}`),
      outcome: await after(
        sql`update game_round set outcome = '{}' where id = ${first('game_round')}`,
      ),
      microsecond: await after(
        sql`update game_round set settled_at = settled_at + interval '1 microsecond' where id = ${first('game_round')}`,
      ),
      round: await after(sql`delete from game_round where id = ${first('game_round')}`),
      reopened: await after(
        sql`update game_round set status = 'open', settled_at = null where id = ${first('game_round')}`,
      ),
      limit: await after(
        sql`update play_limit_change set amount = 1 where id = ${first('play_limit_change')}`,
      ),
      exclusion: await after(
        sql`update play_restriction set ends_at = started_at + interval '1 hour' where id = ${first('play_restriction')}`,
      ),
      group: await after(
        sql`delete from group_exclusion_change where id = ${first('group_exclusion_change')}`,
      ),
      act: await after(sql`delete from audit_log where id = ${first('audit_log')}`),
      note: await after(
        sql`update audit_log set outcome = 'refused' where id = ${first('audit_log')}`,
      ),
    }
    const seal = 'of seal \\d+'
    const expected = {
      entry: new RegExp(
        `record \\d+ ${seal}, ledger [\\w-]+, was changed: its hash is \\w+, expected`,
      ),
      reference: /ledger [\w-]+, was changed/,
      transaction: new RegExp(`record \\d+ ${seal}, ledger [\\w-]+, is gone`),
      owner: /ledger [\w-]+, was changed/,
      win: /round [\w-]+, was changed/,
      outcome: /round [\w-]+, was changed/,
      microsecond: /round [\w-]+, was changed/,
      round: /round [\w-]+, is gone/,
      reopened: /round [\w-]+, is gone/,
      limit: /limit 1, was changed/,
      exclusion: /exclusion 1, was changed/,
      group: /group-exclusion 1, is gone/,
      act: /staff-act 1, is gone/,
      note: /staff-act 1, was changed/,
    }
    expect(found).toEqual(
      Object.fromEntries(
        Object.entries(expected).map(([name, told]) => [name, expect.stringMatching(told)]),
      ),
    )
  })

  it('is found when something is put in that no seal has seen, or a state has no fact', async () => {
    const copied = sql`
        insert into game_round (id, player_id, brand, game_id, game_mode, action, cost, win, status,
          outcome, created_at, settled_at, recorded_xid)
        select '00000000-0000-4000-8000-000000000001', player_id, brand, game_id, game_mode, action, cost, win, status,
          outcome, created_at, settled_at, recorded_xid
        from game_round where status = 'settled' limit 1`
    const hide = (seal: number) => sql`insert into sealed_record (kind, id, seal, position, leaf)
      values ('round', '00000000-0000-4000-8000-000000000001', ${sql.lit(seal)}, 0, '')`
    const found = {
      round: await after(copied),
      ahead: await after(
        copied,
        sql`update game_round set recorded_xid = 1000000000000000
          where id = '00000000-0000-4000-8000-000000000001'`,
      ),
      hidden: await after(copied, hide(8)),
      hiddenFurther: await after(
        sql`alter table sealed_record drop constraint sealed_record_seal_fkey`,
        copied,
        hide(9),
      ),
      balance: await after(
        sql`update ledger_account set balance = balance + 1 where id = (
          select id from ledger_account where balance is not null order by id limit 1)`,
      ),
      limit: await after(sql`update play_limit set amount = 100000`),
      noLimit: await after(sql`delete from play_limit`),
      excluded: await after(sql`update group_exclusion set ends_at = now()`),
      notExcluded: await after(sql`delete from group_exclusion`),
    }
    expect(found).toEqual({
      round: expect.stringMatching(/round [\w-]+ is in no seal/),
      ahead: expect.stringMatching(/round [\w-]+ is in no seal/),
      hidden: expect.stringMatching('seal 8 holds 0 records, 1 are there'),
      hiddenFurther: expect.stringMatching(/round [\w-]+ is in no seal/),
      balance: expect.stringMatching(/ledger player:[\w-]+ \w+ is in no seal/),
      limit: expect.stringMatching(/limit [\w-]+ loss-coins day is in no seal/),
      noLimit: expect.stringMatching(/limit [\w-]+ loss-coins day is in no seal/),
      excluded: expect.stringMatching(/group-exclusion [\w-]+ is in no seal/),
      notExcluded: expect.stringMatching(/group-exclusion [\w-]+ is in no seal/),
    })
  })

  it('is found when the last seals are cut off with all that they held', async () => {
    const found = await after(
      sql`delete from sealed_record where seal >= 7`,
      sql`delete from record_seal where number >= 7`,
      // All that they held.
      sql`delete from audit_log`,
    )
    expect(found).toMatch(/seals were cut off; the next was \["seal","7"/)
  })

  it('cannot do it by the usual statements: what is sealed is only added to', async () => {
    const { db } = house.platform.kernel
    for (const statement of [
      sql`update play_restriction set ends_at = now()`,
      sql`delete from play_limit_change`,
      sql`delete from sealed_record`,
      sql`update record_seal set root = ''`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('only ever added to')
  })
})
