import { appendFileSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemClock } from '@marquee/platform-kernel/clock'
import { makeLog } from '@marquee/platform-kernel/log'
import { connectRedis } from '@marquee/platform-kernel/redis'
import { makeTestKernel } from '@marquee/platform-kernel/testing/makeTestKernel'
import { observe } from '../../process/observe.ts'
import { settingsOf } from '@marquee/platform-kernel/module'
import { findGameModel, beginRound } from '@marquee/game-math'
import { record } from '@marquee/platform-record'
import { finish, play } from '@marquee/platform-play/rounds/service'
import { describe, expect, it } from 'vitest'
import { expectAlert, now, rules, within } from '../../testing/alerts/expectAlert.ts'
import { watchAlerts } from '@marquee/drills/alerts/rules'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { gameOfModel, makeSpin } from '../../testing/makePlay.ts'
import { prepareRound } from '../../testing/nextRound.ts'
import { scrape } from '@marquee/drills/alerts/readMetrics'

const brand = 'wireframe'

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

  // More than 200 rounds have to be judged.
  it('a generator that is stuck: ReturnDrifts', { timeout: 600_000 }, () => {
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
        { from: 'end' },
      )
    })
  })

  it('a record that is not sealed, and one that cannot be: RecordNotSealed, SealsFail', () =>
    on({}, async (own) => {
      await own.signUp()
      const file = path.join(mkdtempSync(path.join(tmpdir(), 'marquee-seals-')), 'seals.jsonl')
      const sealing = { kinds: [], key: Buffer.alloc(32).toString('base64'), file }
      const [job] = record.jobs?.({ ...own.surroundings, sealing }) ?? []
      await job?.run(new AbortController().signal)
      await expectAlert(
        'SealsFail',
        () => scrape(own.url),
        async () => {
          // What was written down goes on further than the database.
          appendFileSync(file, '["seal","7"]\n')
          await expect(job?.run(new AbortController().signal)).rejects.toThrow('goes on to seal 7')
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
})
