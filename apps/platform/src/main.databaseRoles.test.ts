import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cash, player as playerCalls, rounds } from '@marquee/contract'
import { couldDisarm, grantApplication } from '@marquee/platform-kernel/applicationRole'
import { type Db, openDatabase } from '@marquee/platform-kernel/database'
import { makeJobQueue } from '@marquee/platform-kernel/jobs'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { makeLog } from '@marquee/platform-kernel/log'
import { migrate } from '@marquee/platform-kernel/migrate'
import { kernelMigrations } from '@marquee/platform-kernel/migrations'
import { dropMonths, makeMonths } from '@marquee/platform-kernel/months'
import { testServer } from '@marquee/platform-kernel/testing/testEnvironment'
import { sealRecord } from '@marquee/platform-record/seal'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules, sealedKinds } from './modules.ts'
import { type DatabaseRoles, makeDatabaseRoles } from './testing/databaseRoles.ts'
import { mainProcesses } from './testing/mainProcesses.ts'
import { makePlatform, type TestPlatform } from './testing/makePlatform.ts'
import { makeSpin } from './testing/makePlay.ts'
import { buy } from './testing/payment.ts'

/** Steps of the last release, by name. */
const released = JSON.parse(
  readFileSync(
    new URL('../../../docs/contracts/migrations.released.json', import.meta.url),
    'utf8',
  ),
) as Record<string, string>

const day = 86_400_000
const { start } = mainProcesses({
  RENDERER_KEY: 'renderer-key-of-the-tests',
  IDENTITY_KEY: 'identity-key-of-the-tests-0123456789',
})
const addresses = ({ url, ownerUrl }: DatabaseRoles) => ({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
})

// Which roles, and which addresses: databaseRoles.test.ts.
it('an address of the owner is refused by a process that serves players, in one sentence', async () => {
  const env = {
    DATABASE_URL: 'postgres://marquee@127.0.0.1:9/none',
    DATABASE_OWNER_URL: 'postgres://owner@127.0.0.1:9/none',
  }
  const { code, err } = await start(env, ['--role', 'api'])
  expect(code).toBe(1)
  expect(err).toMatch(/^DATABASE_OWNER_URL is for --role migrate alone/)
  expect(err.trim().split('\n')).toHaveLength(1)
}, 60_000)

const onServer = testServer() ? describe : describe.skip

onServer(
  'a database with a role that owns it and one that serves players',
  { timeout: 180_000 },
  () => {
    let roles: DatabaseRoles
    let application: Db
    let owner: Db
    let folder: string
    beforeAll(async () => {
      roles = await makeDatabaseRoles()
      folder = mkdtempSync(path.join(tmpdir(), 'marquee-roles-'))
      const { err, out } = await start(addresses(roles), ['--role', 'migrate'])
      expect([err, out]).toEqual(['', '{"migrated":true}\n'])
      application = openDatabase({ kind: 'postgres', url: roles.url })
      owner = openDatabase({ kind: 'postgres', url: roles.ownerUrl })
    }, 120_000)
    afterAll(async () => {
      await application.destroy()
      await owner.destroy()
      await roles.remove()
      rmSync(folder, { recursive: true })
    })

    /** Tables with a trigger that refuses changes, by what the database has. */
    const appendOnly = async () => {
      const { rows } = await sql<{ name: string; trigger: string }>`
      select c.relname::text as name, min(g.tgname)::text as trigger
      from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where c.relnamespace = 'public'::regnamespace and not g.tgisinternal
        and g.tgfoid in (
          select oid from pg_proc where proname in (
            'ledger_is_append_only', 'refuse_change_of_record', 'refuse_audit_change'
          )
        )
      group by 1`.execute(owner)
      return rows
    }

    it('plays, pays, seals and does jobs as the role that owns nothing', async () => {
      let platform: TestPlatform | undefined
      try {
        platform = await makePlatform({
          target: { kind: 'postgres', url: roles.url },
          sandbox: true,
        })
        const { kernel } = platform
        const player = await platform.signUp()
        const { round } = (await player.ask(rounds.play, { body: makeSpin() })).data
        await player.ask(rounds.finish, { params: { id: round.id } })
        expect((await buy(player)).body.data.status).toBe('complete')
        expect((await player.ask(playerCalls.me)).data.hasDeposits).toBe(true)
        expect((await player.ask(cash.deposits)).data.total).toBe(1)
        const sealing = {
          kinds: sealedKinds(),
          key: Buffer.alloc(32, 1).toString('base64'),
          file: path.join(folder, 'seals.jsonl'),
        }
        await expect.poll(() => sealRecord(kernel, sealing), { timeout: 30_000 }).toBeGreaterThan(3)
        expect(await auditLedger(kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
      } finally {
        await platform?.stop()
      }
      const queue = makeJobQueue(
        application,
        { kind: 'postgres', url: roles.url },
        makeLog('silent'),
      )
      try {
        let runs = 0
        const job = { name: 'roles.test', every: 1_000, run: async () => (runs += 1) }
        await queue.start([job])
        await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThan(1)
      } finally {
        await queue.stop()
      }
    })

    it('has months made and taken away by that role, and nothing else', async () => {
      const later = Date.UTC(2031, 4, 10)
      expect(await makeMonths(application, later)).toBeGreaterThan(3)
      const { rows: made } = await sql<{ name: string; trigger: number }>`
      select p.name, (
        select count(*)::int from pg_trigger where tgrelid = p.name::regclass and (tgtype & 32) <> 0
      ) as trigger
      from month_partition p where p.parent = 'ledger_entry' and p.name like '%2031_05'`.execute(
        application,
      )
      expect(made).toMatchObject([{ trigger: 1 }])
      expect(await dropMonths(application, later + 400 * day)).toContain('outbox_2031_05')
      for (const month of ['ledger_entry_2031_05', 'game_round_2031_05', 'player', 'outbox_rest'])
        await expect(sql`select drop_month(${month})`.execute(application)).rejects.toThrow(
          'no month that may be taken away',
        )
      await expect(
        sql`select make_month('ledger_entry', now() + interval '20 years')`.execute(application),
      ).rejects.toThrow(/permission denied|must be owner/)
      // A table of the caller's own does not take the place of one that is asked.
      await application.connection().execute(async (one) => {
        await sql`create temp table month_partition as
        select 'outbox'::text as parent, 'player'::text as name, now() as starts, now() as ends`.execute(
          one,
        )
        await expect(sql`select public.drop_month('player')`.execute(one)).rejects.toThrow(
          'no month that may be taken away',
        )
      })
    })

    it('keeps what is only added to from being changed, emptied, taken away or disarmed by it', async () => {
      const tables = await appendOnly()
      expect(tables.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'ledger_transaction',
          'ledger_entry',
          'record_seal',
          'sealed_record',
          'audit_log',
          'play_restriction',
          'archive_act',
        ]),
      )
      const refused = /permission denied|must be owner|is append-only|only ever added to/
      for (const { name, trigger } of tables) {
        const table = sql.id(name)
        const attempts = [
          sql`delete from ${table}`,
          sql`truncate ${table}`,
          sql`drop table ${table}`,
          sql`alter table ${table} disable trigger ${sql.id(trigger)}`,
          sql`alter table ${table} disable trigger all`,
          sql`drop trigger ${sql.id(trigger)} on ${table}`,
          sql`alter table ${table} add column more text`,
          sql`alter table ${table} owner to current_user`,
          sql`create rule nothing as on insert to ${table} do instead nothing`,
        ]
        for (const attempt of attempts)
          await expect(attempt.execute(application)).rejects.toThrow(
            /permission denied|must be owner/,
          )
        const { rows } = await sql<{ rights: string[] }>`
        select array_agg(p order by p) filter (where has_table_privilege(${roles.application}, ${name}, p)) as rights
        from unnest(array['DELETE','INSERT','SELECT','TRIGGER','TRUNCATE','UPDATE','REFERENCES']) p`.execute(
          owner,
        )
        expect([
          name,
          rows[0]?.rights.filter((right) => !['INSERT', 'SELECT'].includes(right)),
        ]).toEqual([name, []])
      }
      await expect(
        sql`update ledger_entry set amount = amount + 1`.execute(application),
      ).rejects.toThrow(refused)
      for (const attempt of [
        sql`set session_replication_role = replica`,
        sql`create table public.mine (id int)`,
        sql`create function public.ledger_is_append_only() returns int language sql as 'select 1'`,
        sql`alter function public.refuse_change_of_record() rename to gone`,
        sql`drop schema public cascade`,
        sql`alter role current_user superuser`,
        sql`update kysely_migration set name = name`,
      ])
        await expect(attempt.execute(application)).rejects.toThrow(
          /permission denied|must be owner/,
        )
    })

    it('is told apart: the owner could disarm it, the other could not', async () => {
      expect([await couldDisarm(owner), await couldDisarm(application)]).toEqual([true, false])
    })

    it('gives no rights to a role that could help itself to more, or is not there', async () => {
      await expect(grantApplication(owner, 'nobody_at_all')).rejects.toThrow(
        'has no role nobody_at_all',
      )
      await roles.asAdministrator(`alter role ${roles.application} createrole`)
      await expect(grantApplication(owner, roles.application)).rejects.toThrow('may make roles')
      await roles.asAdministrator(`alter role ${roles.application} nocreaterole`)
      const ownerName = new URL(roles.ownerUrl).username
      await roles.asAdministrator(`grant ${ownerName} to ${roles.application}`)
      await expect(grantApplication(owner, roles.application)).rejects.toThrow(
        'is a member of the role',
      )
      await roles.asAdministrator(`revoke ${ownerName} from ${roles.application}`)
      await grantApplication(owner, roles.application)
    })
  },
)

onServer('a database of the last release', { timeout: 180_000 }, () => {
  it('is brought up to date by its owner, and gives the role of players its rights', async () => {
    const roles = await makeDatabaseRoles()
    const owner = openDatabase({ kind: 'postgres', url: roles.ownerUrl })
    const application = openDatabase({ kind: 'postgres', url: roles.url })
    try {
      const steps = [...kernelMigrations, ...modules.flatMap(({ migrations = [] }) => migrations)]
      const names = new Set(Object.keys(released))
      await migrate(
        owner,
        steps.filter(({ name }) => names.has(name)),
      )
      await expect(sql`select from ledger_entry`.execute(application)).rejects.toThrow('permission')
      const { out } = await start(addresses(roles), ['--role', 'migrate'])
      expect(out).toBe('{"migrated":true}\n')
      await sql`select from ledger_entry`.execute(application)
      await expect(sql`delete from ledger_entry`.execute(application)).rejects.toThrow('permission')
    } finally {
      await owner.destroy()
      await application.destroy()
      await roles.remove()
    }
  })
})

onServer('production with one role for all of it', { timeout: 120_000 }, () => {
  it('says so once it serves', async () => {
    const roles = await makeDatabaseRoles()
    try {
      const env = { DATABASE_URL: roles.ownerUrl }
      await start(env, ['--role', 'migrate'])
      const started = await start({ ...env, NODE_ENV: 'production', LOG_LEVEL: 'warn' }, [
        '--role',
        'api',
      ])
      let told = started.err
      started.child.stderr?.on('data', (part: Buffer) => (told += part.toString()))
      await expect
        .poll(() => told, { timeout: 20_000 })
        .toContain('could disarm what keeps the ledger')
      const closed = new Promise((resolve) => started.child.once('close', resolve))
      started.child.kill('SIGTERM')
      await closed
    } finally {
      await roles.remove()
    }
  })
})
