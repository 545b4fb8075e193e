import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { session } from '@marquee/contract'
import { systemClock } from '@marquee/platform-kernel/clock'
import { runCommand } from '@marquee/platform-kernel/command'
import { type Job, makeJobQueue } from '@marquee/platform-kernel/jobs'
import { makeLog } from '@marquee/platform-kernel/log'
import { connectRedis } from '@marquee/platform-kernel/redis'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { makeTestKernel } from '@marquee/platform-kernel/testing/makeTestKernel'
import { observe } from '../../process/observe.ts'
import { makeProbe, makeProbeMetrics } from '@marquee/probe/probe'
import { settingsOf } from '@marquee/platform-kernel/module'
import { counted } from '@marquee/platform-kernel/metrics/providerCalls'
import { at } from '@marquee/platform-kernel/schema'
import { findGameModel, beginRound } from '@marquee/game-math'
import { record } from '@marquee/platform-record'
import { finish, play } from '@marquee/platform-play/rounds/service'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { metricsOf } from '../../testing/alerts/expressions.ts'
import { hasRunbook, readRules, watchAlerts } from '../../testing/alerts/rules.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { gameOfModel, makeSpin } from '../../testing/makePlay.ts'
import { prepareRound } from '../../testing/nextRound.ts'
import { startCallFront } from '../../testing/startCallFront.ts'
import { readSamples, type Sample, scrape } from '../../testing/readMetrics.ts'

/** Whether the tests run on a PostgreSQL server, which has many connections where the embedded one has one. */
const isServer = readTests().TEST_DATABASE_URL !== undefined

const rules = readRules()
const nowhere = 'http://127.0.0.1:9'
const brand = 'wireframe'
/** A fault is told within this, in s. */
const within = 60

const now = () => systemClock.now() / 1000

/**
 * Reads metrics, plants a fault, and goes on reading until its alert fires. The alert must not have fired
 * before, and must be there in time.
 */
async function expectAlert(
  alert: string,
  read: () => Promise<Sample[]>,
  plant: () => Promise<unknown>,
): Promise<void> {
  const watch = watchAlerts(rules)
  expect(watch.take({ at: now(), samples: await read() })).not.toContain(alert)
  const planted = plant()
  planted.catch(() => {})
  const until = now() + within
  let fired: string[] = []
  while (!fired.includes(alert) && now() < until) {
    await sleep(250)
    fired = watch.take({ at: now(), samples: await read() })
  }
  expect(fired).toContain(alert)
  await planted
}

const times = (count: number, act: (nth: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth).catch(() => {})))

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
      accounts: {
        mail: { url: 'smtp://user:password@127.0.0.1:9', reportKey: 'a-key-of-these-tests' },
        sms: { url: nowhere, key: 'a-key-of-these-tests', from: '+13125550100' },
        captcha: { secret: 'a-secret-of-tests', verifyUrl: nowhere },
      },
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
        // Whether the machine itself was stopped for a second is no matter of the platform.
        const samples = (await scrape(calm.url)).filter(({ name }) => !name.startsWith('nodejs_'))
        expect(watch.take({ at: now() + nth * 60, samples })).toEqual([])
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
    const slow = () =>
      times(isServer ? 40 : 6, () => sql`select pg_sleep(1.1)`.execute(platform.kernel.db))
    await expectAfter('SlowStatements', slow)
    const watch = watchAlerts(rules)
    watch.take({ at: now(), samples: await read() })
    await slow()
    expect(watch.take({ at: now(), samples: await read() })).toContain('PoolExhausted')
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

  // The queue is opened on the platform's own embedded database, beside the one it has.
  it.skipIf(isServer)(
    'jobs that hang and jobs that fail: JobStuck, JobFails',
    async () => {
      const { db, metrics } = platform.kernel
      const queue = makeJobQueue(db, { kind: 'memory' }, makeLog('silent'), metrics)
      const hanging = Promise.withResolvers<void>()
      const jobs: Job[] = [
        { name: 'drill.hangs', every: 5_000, run: () => hanging.promise },
        {
          name: 'drill.fails',
          every: 5_000,
          run: async () => {
            throw new Error('on purpose')
          },
        },
      ]
      try {
        const watch = watchAlerts(rules)
        watch.take({ at: now(), samples: await read() })
        await queue.install()
        await queue.start(jobs)
        const fired = new Set<string>()
        const until = now() + within
        while (!(fired.has('JobStuck') && fired.has('JobFails')) && now() < until) {
          await sleep(1_000)
          for (const alert of watch.take({ at: now(), samples: await read() })) fired.add(alert)
        }
        expect([...fired]).toEqual(expect.arrayContaining(['JobStuck', 'JobFails']))
      } finally {
        hanging.resolve()
        await queue.stop()
      }
    },
    90_000,
  )

  it('a mail server that is away: MailsFail', () =>
    expectAfter('MailsFail', () => times(5, () => platform.signUp())))

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

  it('a payment provider that fails: PaymentsFail', () =>
    expectAfter('PaymentsFail', () => {
      const { metrics } = platform.kernel
      const charge = async (): Promise<string> => {
        throw new Error('The provider answers 502.')
      }
      return times(5, counted(metrics, 'payment', charge, String))
    }))
})

describe('a process that is wrong from the start', () => {
  async function on(
    options: Parameters<typeof makePlatform>[0],
    act: (own: TestPlatform) => Promise<void>,
  ): Promise<void> {
    const own = await makePlatform({ brand, log: makeLog('silent'), ...options })
    try {
      await act(own)
    } finally {
      await own.stop()
    }
  }
  const nothing = async () => {}
  const expectToFire = async (alert: string, url: string) => {
    const watch = watchAlerts(rules)
    await expect
      .poll(async () => watch.take({ at: now(), samples: await scrape(url) }), {
        timeout: within * 1000,
        interval: 500,
      })
      .toContain(alert)
  }

  it('Redis that is away: RedisAway', async () => {
    const kernel = await makeTestKernel()
    const redis = connectRedis('redis://127.0.0.1:9', () => {})
    const answers = observe(
      { clock: kernel.clock, role: 'api' },
      { surroundings: { kernel }, jobs: { failures: async () => [] }, redis, migrations: [] },
    )
    const server = createServer((request, answer) => void answers(request, answer))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      await expectToFire('RedisAway', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    } finally {
      server.close()
      redis.disconnect()
      await kernel.db.destroy()
    }
  })

  it('a clock that is late: ClockSkewed', () =>
    on({ clock: { now: () => systemClock.now() - 90_000 } }, ({ url }) =>
      expectToFire('ClockSkewed', url),
    ))

  it('a database that is gone: DatabaseAway', async () => {
    const own = await makePlatform({ brand, log: makeLog('silent') })
    await expectAlert(
      'DatabaseAway',
      () => scrape(own.url),
      () => own.kernel.db.destroy(),
    )
    await own.stop().catch(nothing)
  })

  it('a generator that is stuck: ReturnDrifts', () => {
    const model = findGameModel('lines-5-fruit')
    const spin = makeSpin({ gameId: gameOfModel('lines-5-fruit').id })
    return on({}, async (own) => {
      const { playerId } = await own.signUp()
      const caller = { brand, playerId, idempotency: null }
      await expectAlert(
        'ReturnDrifts',
        () => scrape(own.url),
        async () => {
          for (let nth = 0; nth < 220; nth++) {
            own.clock.advance(4_000)
            // One good round again and again.
            await prepareRound(
              own.kernel,
              playerId,
              (numbers) => beginRound(model, spin, numbers).outcome.win >= 5 * spin.stake,
            )
            const { round } = await play(
              own.kernel,
              settingsOf(own.surroundings, brand),
              caller,
              spin,
            )
            await finish(own.kernel, caller, round.id)
          }
        },
      )
    })
  })

  it('a record that is not sealed, and one that cannot be: RecordNotSealed, SealsFail', () =>
    on({}, async (own) => {
      await own.signUp()
      const file = path.join(mkdtempSync(path.join(tmpdir(), 'marquee-seals-')), 'seals.jsonl')
      const sealing = { kinds: [], key: Buffer.alloc(32).toString('base64'), file }
      const [job] = record.jobs?.({ ...own.surroundings, sealing }) ?? []
      await job?.run()
      await expectAlert(
        'SealsFail',
        () => scrape(own.url),
        async () => {
          // What was written down goes on further than the database.
          appendFileSync(file, '["seal","7"]\n')
          await expect(job?.run()).rejects.toThrow('goes on to seal 7')
        },
      )
      const watch = watchAlerts(rules)
      own.clock.advance(20 * 60_000)
      let later = 0
      await expect
        .poll(
          async () => watch.take({ at: now() + (later += 60), samples: await scrape(own.url) }),
          { timeout: 10_000, interval: 500 },
        )
        .toContain('RecordNotSealed')
    }))

  it('a front that does not reach its platform: FrontWithoutPlatform', async () => {
    const front = await startCallFront(brand, { platformUrl: nowhere })
    const url = `http://127.0.0.1:${front.port}`
    try {
      await expectAlert(
        'FrontWithoutPlatform',
        () => scrape(url),
        () => times(6, () => fetch(`${url}/rest/player/`)),
      )
    } finally {
      await front.stop()
    }
  })

  describe('what browsers tell', () => {
    let front: Awaited<ReturnType<typeof startCallFront>>
    beforeAll(async () => {
      front = await startCallFront(brand, { platformUrl: nowhere })
    })
    afterAll(() => front.stop())

    const tell = (path: string, report: unknown) =>
      fetch(`http://127.0.0.1:${front.port}${path}`, {
        method: 'POST',
        body: JSON.stringify(report),
      })
    const expectTold = (alert: string, path: string, report: unknown) =>
      expectAlert(
        alert,
        () => scrape(`http://127.0.0.1:${front.port}`),
        async () => {
          // As many at once as one network may send.
          for (let nth = 0; nth < 8; nth++) await times(6, () => tell(path, report))
        },
      )

    it('a policy that keeps things away: PolicyReports', () => {
      const kept = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } }
      return expectTold('PolicyReports', '/csp-reports', [kept, kept])
    })
    it('pages that come late: PagesSlow', () =>
      expectTold('PagesSlow', '/vitals', { device: 'phone', lcp: 3_400 }))
    it('pages that answer late: AnswersSlow', () =>
      expectTold('AnswersSlow', '/vitals', { device: 'phone', inp: 420 }))
  })
})

describe('a brand that players cannot enter', () => {
  const assignment = { email: 'probe@example.test', password: 'secret', gameId: 1, stake: 20 }
  const probing = (since: number) => {
    const metrics = makeProbeMetrics()
    const probe = makeProbe([nowhere], assignment, metrics, () => systemClock.now() - since)
    return { probe, read: async () => readSamples(await metrics.registry.metrics()) }
  }

  it('visits that end early: ProbeFails', () => {
    const { probe, read } = probing(0)
    return expectAlert('ProbeFails', read, async () => {
      await probe.round()
      await probe.round()
    })
  })
  it('no visit that was good for long: ProbeIsLate', async () => {
    const watch = watchAlerts(rules)
    expect(watch.take({ at: now(), samples: await probing(0).read() })).not.toContain('ProbeIsLate')
    expect(watch.take({ at: now(), samples: await probing(301_000).read() })).toContain(
      'ProbeIsLate',
    )
  })
})

it('every metric that a rule reads is there', async () => {
  const own = await makePlatform({ brand })
  const front = await startCallFront(brand, { platformUrl: own.url })
  try {
    const texts = await Promise.all(
      [own.url, `http://127.0.0.1:${front.port}`].map(async (url) =>
        (await fetch(`${url}/metrics`)).text(),
      ),
    )
    texts.push(await makeProbeMetrics().registry.metrics())
    // Also of those that have counted nothing yet.
    const known = new Set(
      [...texts.join('\n').matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    )
    const read = rules.flatMap(({ expr }) => metricsOf(expr))
    expect(read.filter((name) => !known.has(name))).toEqual([])
  } finally {
    await front.stop()
    await own.stop()
  }
})
