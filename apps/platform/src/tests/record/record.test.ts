import { sign } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { responsiblePlay } from '@marquee/contract'
import { type Rng, seededRng } from '@marquee/game-math'
import { runCommand } from '@marquee/platform-kernel/command'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { exportRecord, writeRecord } from '@marquee/platform-record/export'
import { publicKeyOf, signingKey } from '@marquee/platform-record/key'
import { sealRecord } from '@marquee/platform-record/seal'
import {
  Fault,
  hashOf,
  type Line,
  linesOf,
  readKey,
  signedOf,
  type Verified,
  verify,
} from '@marquee/platform-record/verify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules, sealedKinds } from '../../modules.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'
import { sendDocument } from '../../testing/makeStaffCase.ts'
import { playAfter } from '../../testing/playRounds.ts'

const isServer = readTests().TEST_DATABASE_URL !== undefined
const key = Buffer.alloc(32, 1).toString('base64')
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-record-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface House {
  platform: TestPlatform
  /** The seals beside the database. */
  file: string
  seal: (most?: number) => Promise<number>
  /** The same, past which transactions may be open. */
  sealNow: () => Promise<number>
  /** The export as it would be written now. */
  write: () => Promise<Buffer>
}

/**
 * Waits until the transactions that run by now are over: a seal takes nothing past them, and those of
 * other tests on the same server count.
 */
async function othersAreOver({ kernel: { db } }: TestPlatform): Promise<void> {
  const { rows } = await sql<{ until: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as until`.execute(db)
  for (;;) {
    const now = await sql<{ isOver: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= ${rows[0]?.until}::bigint as "isOver"`.execute(
      db,
    )
    if (now.rows[0]?.isOver) return
    await sleep(20)
  }
}

const makeHouse = async (name: string): Promise<House> => {
  const platform = await makePlatform()
  const file = path.join(folder, `${name}.jsonl`)
  const { kernel } = platform
  return {
    platform,
    file,
    async seal(most) {
      await othersAreOver(platform)
      return sealRecord(kernel, { kinds: sealedKinds(), key, file, ...(most && { most }) })
    },
    sealNow: () => sealRecord(kernel, { kinds: sealedKinds(), key, file }),
    async write() {
      const lines: string[] = []
      await exportRecord(kernel.db, sealedKinds(), (line) => lines.push(line))
      return Buffer.from(lines.join(''))
    },
  }
}

const check = (bytes: Uint8Array, outside: Uint8Array = Buffer.of()): Verified =>
  verify(linesOf([bytes]), [readKey(publicKeyOf(key))], linesOf([outside]))
const faultOf = (bytes: Uint8Array, outside?: Uint8Array): string => {
  try {
    check(bytes, outside)
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
  return ''
}

/** A day of a house: rounds, limits, breaks, an exclusion, a purchase and what staff do about it all. */
async function live({ platform, seal }: House): Promise<void> {
  for (const name of ['Robin', 'Sam', 'Kim']) {
    const player = await platform.signUp({ name })
    const limit = { kind: 'loss-coins', period: 'day' } as const
    await player.ask(responsiblePlay.setLimit, { body: { ...limit, amount: 50_000 } })
    for (let nth = 0; nth < 5; nth++) await playAfter(platform, player, 4_000)
    await seal()
    await player.ask(responsiblePlay.setLimit, { body: { ...limit, amount: 90_000 } })
    await sendDocument(player)
    await seal()
    if (name === 'Sam') await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    if (name === 'Kim')
      await player.ask(responsiblePlay.selfExclude, { body: { term: '1-year', understood: true } })
  }
  const staff = await makeStaff(platform)
  await staff.signIn()
  await seal()
  await seal()
}

describe('the sealed record of a house that was played in', { timeout: 120_000 }, () => {
  let house: House
  let whole: Buffer
  let outside: Buffer
  let text: string[]
  beforeAll(async () => {
    house = await makeHouse('played')
    await live(house)
    whole = await house.write()
    outside = readFileSync(house.file)
    text = whole.toString('utf8').trimEnd().split('\n')
  })
  afterAll(() => house.platform.stop())

  const lines = () => text.map((line) => JSON.parse(line) as Line)

  it('holds every kind of what happened, each once, and all of it is as it was sealed', async () => {
    const found = check(whole, outside)
    const records = lines().filter(([type]) => type === 'record')
    expect(found).toMatchObject({ seals: 8, records: records.length })
    const names = records.map(([, , kind, id]) => `${kind} ${id}`)
    expect(new Set(names).size).toBe(names.length)
    const { db } = house.platform.kernel
    for (const { kind, table } of sealedKinds()) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)}`.execute(db)
      expect(records.filter(([, , of]) => of === kind).length, kind).toBe(rows[0]?.n)
      expect(rows[0]?.n, kind).toBeGreaterThan(0)
    }
  })

  it('tells nobody’s name, address or birthday', () => {
    expect(whole.toString('utf8')).not.toMatch(/Robin|Sam|Kim|@example|@staff|1990-05-17/)
  })

  const put = (all: readonly string[]) => Buffer.from(`${all.join('\n')}\n`)
  /** With as many lines as its end says: whoever changes a file thinks of that too. */
  const putWhole = (all: readonly string[]) =>
    put([...all.slice(0, -1), JSON.stringify(['end', String(all.length - 1)])])
  /** One of the places of a list, and another one that says something else. */
  const twoOf = (random: Rng, from: readonly number[]): [number, number] => {
    for (;;) {
      const one = from[random.int(from.length)] ?? 0
      const other = from[random.int(from.length)] ?? 0
      if (text[one] !== text[other]) return [one, other]
    }
  }
  const placesOf = (type: string) => lines().flatMap(([is], place) => (is === type ? [place] : []))

  const withOtherKey = (random: Rng): Buffer => {
    const bytes = Buffer.from(Array.from({ length: 32 }, () => random.int(256)))
    const other = signingKey(bytes.toString('base64'))
    let before: Line | null = null
    return put(
      lines().map((line) => {
        if (line[0] !== 'seal') return JSON.stringify(line)
        const unsigned: Line = ['seal', line[1] ?? '', hashOf(before), ...line.slice(3, 8)]
        before = [...unsigned, sign(null, signedOf(unsigned), other).toString('hex')]
        return JSON.stringify(before)
      }),
    )
  }

  /** Ways to change an export, and how many of a thousand are each. */
  const ways: Record<string, [count: number, change: (random: Rng) => Buffer]> = {
    'a byte of the file': [
      500,
      (random) => {
        const bytes = Buffer.from(whole)
        const place = random.int(bytes.length)
        bytes[place] = (bytes[place] ?? 0) ^ (1 << random.int(8))
        return bytes
      },
    ],
    'a letter of a field': [
      150,
      (random) => {
        const places = placesOf('record')
        const place = places[random.int(places.length)] ?? 0
        const line = [...(lines()[place] ?? [])]
        const field = 1 + random.int(line.length - 1)
        const old = line[field]
        const at = random.int(Math.max(old?.length ?? 0, 1))
        const letter = old?.[at] === '7' ? '8' : '7'
        line[field] = old ? old.slice(0, at) + letter + old.slice(at + 1) : '7'
        return put(text.with(place, JSON.stringify(line)))
      },
    ],
    'a record taken away': [
      100,
      (random) => {
        const places = placesOf('record')
        return putWhole(text.toSpliced(places[random.int(places.length)] ?? 0, 1))
      },
    ],
    'two records exchanged': [
      100,
      (random) => {
        const [one, other] = twoOf(random, placesOf('record'))
        return put(text.with(one, text[other] ?? '').with(other, text[one] ?? ''))
      },
    ],
    'a record added': [
      80,
      (random) => {
        const places = placesOf('record')
        const copied = text[places[random.int(places.length)] ?? 0] ?? ''
        const place = 1 + random.int(text.length - 1)
        return putWhole(text.toSpliced(place, 0, copied))
      },
    ],
    'seals exchanged': [
      30,
      (random) => {
        const [one, other] = twoOf(random, placesOf('seal'))
        return put(text.with(one, text[other] ?? '').with(other, text[one] ?? ''))
      },
    ],
    'the end cut off from a seal on': [
      30,
      (random) => {
        const seals = placesOf('seal')
        const from = seals[random.int(seals.length)] ?? 0
        return putWhole([...text.slice(0, from), ''])
      },
    ],
    'another key': [10, withOtherKey],
  }

  it('gives away 1,000 of 1,000 changes', () => {
    const random = seededRng(20_261_217)
    const found: Record<string, number> = {}
    let made = 0
    for (const [name, [count, change]] of Object.entries(ways)) {
      found[name] = 0
      for (let nth = 0; nth < count; nth++) {
        const bytes = change(random)
        expect(bytes.equals(whole)).toBe(false)
        made += 1
        if (faultOf(bytes, outside)) found[name] += 1
      }
    }
    expect(made).toBe(1_000)
    expect(found).toEqual(
      Object.fromEntries(Object.entries(ways).map(([name, [count]]) => [name, count])),
    )
  })

  it('is the same when it is exported again, while the house goes on', async () => {
    const player = await house.platform.signUp()
    await playAfter(house.platform, player, 4_000)
    expect((await house.write()).equals(whole)).toBe(true)
  })
})

describe('somebody who writes to the database by hand', { timeout: 120_000 }, () => {
  let house: House
  beforeAll(async () => {
    house = await makeHouse('by-hand')
    await live(house)
  })
  afterAll(() => house.platform.stop())

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

it('the runbook tells auditors every kind and field, in their order', () => {
  const page = path.join(import.meta.dirname, '../../../../../docs/runbooks/verify-the-record.md')
  const text = readFileSync(page, 'utf8')
  for (const { kind, fields } of sealedKinds())
    expect(text).toContain(`| \`${kind}\` | ${Object.keys(fields).join(', ')} |`)
})

describe('sealing', { timeout: 120_000 }, () => {
  let house: House
  beforeAll(async () => {
    house = await makeHouse('sealing')
  })
  afterAll(() => house.platform.stop())
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
      for (const job of module.jobs?.(house.platform.surroundings) ?? []) await job.run()
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
