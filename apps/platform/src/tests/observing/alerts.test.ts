import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { session } from '@marquee/contract'
import { runCommand } from '@marquee/platform-kernel/command'
import { type Job, makeJobQueue } from '@marquee/platform-kernel/jobs'
import { makeLog } from '@marquee/platform-kernel/log'
import { testServer } from '@marquee/platform-kernel/testing/testEnvironment'
import { settingsOf } from '@marquee/platform-kernel/module'
import { counted } from '@marquee/platform-kernel/metrics/providerCalls'
import { at } from '@marquee/platform-kernel/schema'
import { finish, play } from '@marquee/platform-play/rounds/service'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accountsOfNobody,
  expectAlert,
  now,
  rules,
  times,
  within,
} from '../../testing/alerts/expectAlert.ts'
import { startHeavyProcess } from '../../testing/alerts/heavyProcess.ts'
import { hasRunbook, watchAlerts } from '@marquee/drills/alerts/rules'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeSpin } from '../../testing/makePlay.ts'
import { scrape } from '@marquee/drills/alerts/readMetrics'

/** Whether the tests run on a PostgreSQL server, which has many connections where the embedded one has one. */
const isServer = testServer() !== undefined

const brand = 'wireframe'

describe('deploy/alerts.yml', () => {
  it('names each alert once, each with a paragraph in the runbook', () => {
    expect(rules.length).toBeGreaterThanOrEqual(20)
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    expect(rules.filter((rule) => !hasRunbook(rule)).map(({ alert }) => alert)).toEqual([])
  })
})

describe('a fault that is planted', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await makePlatform({
      brand,
      log: makeLog('silent'),
      accounts: accountsOfNobody,
    })
  })
  afterAll(() => platform.stop())

  const read = () => scrape(platform.url)
  const expectAfter = (alert: string, plant: () => Promise<unknown>) =>
    expectAlert(alert, read, plant)
  const doing = (handle: () => Promise<void>) => () =>
    runCommand(platform.kernel, {
      name: 'drill',
      playerId: null,
      idempotency: null,
      input: {},
      handle,
    })

  it('no alert fires while players play and nothing is wrong', async () => {
    const watch = watchAlerts(rules)
    const calm = await makePlatform({ brand })
    try {
      const player = await calm.signUp()
      for (let nth = 0; nth < 20; nth++) {
        calm.clock.advance(4_000)
        const caller = { brand, playerId: player.playerId, idempotency: null }
        const { round } = await play(
          calm.kernel,
          settingsOf(calm.surroundings, brand),
          caller,
          makeSpin(),
        )
        await finish(calm.kernel, caller, round.id)
        await player.send('GET', '/rest/player/')
        // What the process of all tests holds, and whether the machine was stopped for a second, is no
        // matter of the platform.
        const samples = (await scrape(calm.url)).filter(
          ({ name }) => !/^(?:nodejs|process)_/.test(name),
        )
        // As often as Prometheus reads: a window of a minute has several of them.
        expect(watch.take({ at: now() + nth * 15, samples })).toEqual([])
      }
    } finally {
      await calm.stop()
    }
  })

  it('calls that fail: ServerErrors', () =>
    expectAfter('ServerErrors', async () => {
      const { db } = platform.kernel
      const player = await platform.signUp()
      await sql`alter table player_profile rename to player_profile_gone`.execute(db)
      await times(8, () => player.send('GET', '/rest/player/profile/'))
      await times(8, () => player.send('GET', '/rest/player/'))
      await sql`alter table player_profile_gone rename to player_profile`.execute(db)
    }))

  it('somebody who guesses passwords: SignInGuesses', () =>
    expectAfter('SignInGuesses', () =>
      times(25, () =>
        platform.guest().call(session.signIn, {
          body: { email: `${randomUUID()}@example.test`, password: 'a wrong one' },
        }),
      ),
    ))

  it('a process that does nothing else: EventLoopBlocked', () =>
    expectAfter('EventLoopBlocked', async () => {
      // What follows a look at once is not measured: the measure begins anew with it.
      await sleep(200)
      const until = performance.now() + 1_500
      while (performance.now() < until);
    }))

  it('connections that are refused: SocketsRefused', () =>
    expectAfter('SocketsRefused', () =>
      times(25, () =>
        fetch(`${platform.url}/socket.io/?EIO=4&transport=polling`, {
          headers: { origin: 'https://evil.example' },
        }),
      ),
    ))

  it('commands that run into each other: CommandsRepeated', () =>
    expectAfter('CommandsRepeated', () =>
      times(
        25,
        doing(async () => {
          throw Object.assign(new Error('could not serialize access'), { code: '40001' })
        }),
      ),
    ))

  it('commands that fail: CommandsFail', () =>
    expectAfter('CommandsFail', () =>
      times(
        8,
        doing(async () => {
          throw new Error('on purpose')
        }),
      ),
    ))

  it('statements that the database refuses: StatementsRefused', () =>
    expectAfter('StatementsRefused', () =>
      times(25, () => sql`select nothing_of_this_name`.execute(platform.kernel.db)),
    ))

  it('slow statements, and who waits for them: SlowStatements, PoolExhausted', async () => {
    const alerts = ['SlowStatements', 'PoolExhausted']
    const watch = watchAlerts(rules.filter(({ alert }) => alerts.includes(alert)))
    expect(watch.take({ at: now(), samples: await read() })).toEqual([])
    await times(isServer ? 40 : 6, () => sql`select pg_sleep(1.1)`.execute(platform.kernel.db))
    const fired = watch.take({ at: now(), samples: await read() })
    expect(fired).toEqual(expect.arrayContaining(alerts))
  })

  it('a program ahead of its database: MigrationsMissing', () =>
    expectAfter('MigrationsMissing', () =>
      sql`delete from kysely_migration where name = '20261127-1-event'`.execute(platform.kernel.db),
    ))

  it('a balance that somebody changed: LedgerFault', () =>
    expectAfter('LedgerFault', async () => {
      const { playerId } = await platform.signUp()
      await sql`update ledger_account set balance = balance + 100
        where owner = ${`player:${playerId}`} and currency = 'coins'`.execute(platform.kernel.db)
    }))

  it('a month that nobody made: NextMonthMissing', () =>
    expectAfter('NextMonthMissing', async () => {
      const { db, clock } = platform.kernel
      const { rows } = await sql<{ name: string }>`
        select name from month_partition
        where parent = 'outbox' and starts > ${at(clock.now())}`.execute(db)
      for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(db)
    }))

  it('a push of a month that nobody made: RowsWithoutMonth', () =>
    expectAfter('RowsWithoutMonth', async () => {
      const { playerId } = await platform.signUp()
      const later = at(platform.clock.now() + 10 * 365 * 86_400_000)
      await sql`insert into outbox (player_id, seq, channel, data, created_at, published_at)
        values (${playerId}::uuid, 1000000, 'inbox', '{}', ${later}, ${later})`.execute(
        platform.kernel.db,
      )
    }))

  const breakWrites = async (table: string) => {
    await sql`create or replace function broken() returns trigger language plpgsql as $$
      begin raise exception 'broken on purpose'; end $$`.execute(platform.kernel.db)
    await sql`create trigger broken before update or delete on ${sql.table(table)}
      for each row execute function broken()`.execute(platform.kernel.db)
  }

  it('pushes that do not go out: OutboxStuck', () =>
    expectAfter('OutboxStuck', async () => {
      const { playerId } = await platform.signUp()
      await breakWrites('outbox')
      await runCommand(platform.kernel, {
        name: 'drill.push',
        playerId,
        idempotency: null,
        input: {},
        handle: async ({ push }) => push(playerId, 'inbox', {} as never),
      })
      platform.clock.advance(60_000)
    }))

  it('listeners that do not hear: EventsStuck', () =>
    expectAfter('EventsStuck', async () => {
      const { playerId } = await platform.signUp()
      await breakWrites('event')
      const caller = { brand, playerId, idempotency: null }
      const { round } = await play(
        platform.kernel,
        settingsOf(platform.surroundings, brand),
        caller,
        makeSpin(),
      )
      await finish(platform.kernel, caller, round.id)
      await sql`insert into event (name, player_id, data, created_at, due_at)
        values ('roundSettled', ${playerId}::uuid, '{}', ${at(platform.clock.now())},
          ${at(platform.clock.now())})`.execute(platform.kernel.db)
      platform.clock.advance(120_000)
    }))

  // A queue beside the one that the platform has, on the same database.
  it('jobs that hang and jobs that fail: JobStuck, JobFails', async () => {
    const { db, metrics } = platform.kernel
    const queue = makeJobQueue(db, platform.target, makeLog('silent'), metrics)
    const hanging = Promise.withResolvers<void>()
    const every = 1_000
    const jobs: Job[] = [
      { name: 'drill.hangs', every, run: () => hanging.promise },
      {
        name: 'drill.fails',
        every,
        run: async () => {
          throw new Error('on purpose')
        },
      },
    ]
    try {
      const watch = watchAlerts(rules.filter(({ alert }) => /^Job(?:Stuck|Fails)$/.test(alert)))
      await queue.install()
      // The minutes between the tries are the queue's own; here they are seconds.
      await sql`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'jobs'`.execute(
        db,
      )
      await queue.start(jobs)
      const began = now()
      expect(watch.take({ at: began, samples: await read() })).toEqual([])
      await expect
        .poll(async () => watch.take({ at: now(), samples: await read() }), {
          timeout: within * 1000,
          interval: 500,
        })
        .toEqual(['JobFails'])
      // Nothing but time is missing for the other: it hangs as it did.
      const late = began + (2 * every) / 1000 + 20
      const samples = await read()
      expect(watch.take({ at: late - 1, samples })).not.toContain('JobStuck')
      expect(watch.take({ at: late + 1, samples })).toContain('JobStuck')
    } finally {
      hanging.resolve()
      await queue.stop()
    }
  }, 90_000)

  it('a mail server that is away: MailsFail', () =>
    expectAfter('MailsFail', () => times(5, () => platform.signUp())))

  it('mails that nobody takes for long: MessagesWait', () =>
    expectAfter('MessagesWait', async () => {
      await platform.signUp()
      platform.clock.advance(601_000)
    }))

  it('a company that takes no text messages: TextsFail', () =>
    expectAfter('TextsFail', () =>
      times(5, async () => {
        const time = platform.clock.now()
        await sql`insert into mail_outbox
          (brand, recipient, kind, locale, subject, body, created_at, due_at, expires_at)
          values (${brand}, '+13125550101', 'code', 'en', '', 'text', ${at(time)}, ${at(time)},
            ${at(time + 3_600_000)})`.execute(platform.kernel.db)
      }),
    ))

  it('a captcha that cannot be asked: CaptchaAway', () =>
    expectAfter('CaptchaAway', () =>
      times(5, async () => {
        const about = { brand, host: 'wireframe.localhost', address: '198.51.100.7' }
        const { captcha } = platform.surroundings.providers
        await captcha?.verify({ ...about, token: 'made up', action: 'sign-up' })
      }),
    ))

  it('webhooks that nobody of ours signed: WebhooksRefused', () =>
    expectAfter('WebhooksRefused', () =>
      times(8, () =>
        fetch(`${platform.url}/rest/mail/reports/`, {
          method: 'POST',
          body: '[]',
          headers: { 'webhook-time': String(platform.clock.now()), 'webhook-signature': 'ab' },
        }),
      ),
    ))

  it('a payment provider that fails: PaymentsFail', () => {
    const away = async (): Promise<string> => {
      throw new Error('The provider answers 502.')
    }
    const charge = counted(platform.kernel.metrics, 'payment', away, String)
    return expectAfter('PaymentsFail', () => times(5, charge))
  })

  it('a job that was given up: JobGivenUp', () =>
    expectAfter('JobGivenUp', () =>
      // As the queue leaves what has failed five times, without the minutes in between.
      sql`insert into pgboss.job (name, data, source_name, source_id, source_output)
        values ('failed-jobs', '{"name":"drill.given-up"}'::jsonb, 'jobs', gen_random_uuid(),
          '{"message":"on purpose"}'::jsonb)`.execute(platform.kernel.db),
    ))
})

describe('a process that holds more than 1.5 GB', () => {
  it('fires MemoryGrows when it has for five minutes', async () => {
    const heavy = await startHeavyProcess(1_600_000_000)
    try {
      const samples = await scrape(heavy.url)
      const watch = watchAlerts(rules)
      const after = (seconds: number) => watch.take({ at: now() + seconds, samples })
      expect(after(0)).not.toContain('MemoryGrows')
      expect(after(290)).not.toContain('MemoryGrows')
      expect(after(301)).toContain('MemoryGrows')
    } finally {
      heavy.stop()
    }
  })
})
