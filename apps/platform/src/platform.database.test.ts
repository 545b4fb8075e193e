import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CuttingProxy, startCuttingProxy } from './testing/cuttingProxy.ts'
import { makePlatform, type TestPlatform } from './testing/makePlatform.ts'
import { makeWebhook } from './testing/payment.ts'
import { emptyDatabase, testDatabase } from '@marquee/platform-kernel/testing/testDatabase'
import { toUnavailable } from '@marquee/platform-kernel/databaseFailure'
import { modules } from './modules.ts'
import { testServer } from '@marquee/platform-kernel/testing/testEnvironment'

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })

describe('failures of the database', () => {
  it.each([
    failure('terminating connection', '57P01'),
    failure('starting up', '57P03'),
    failure('no space left on device', '53100'),
    failure('canceling statement due to lock timeout', '55P03'),
    failure('connection failure', '08006'),
    failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    failure('Connection terminated unexpectedly'),
    failure('timeout exceeded when trying to connect'),
    new AggregateError([failure('connect', 'ECONNREFUSED')]),
    new Error('a query failed', { cause: failure('gone', 'ECONNRESET') }),
  ])('that pass are answered 503 with a time to try again: $message', (error) => {
    expect(toUnavailable(error)).toMatchObject({ code: 'unavailable', retryAfterMs: 1_000 })
  })

  it.each([
    failure('duplicate key value violates unique constraint', '23505'),
    failure('syntax error', '42601'),
    new TypeError('undefined is not a function'),
    'text',
  ])('that are faults of ours stay faults: %s', (error) => {
    expect(toUnavailable(error)).toBeNull()
  })
})

/** Takes connections and says nothing. */
async function startSilentServer(port: number): Promise<{ stop: () => void }> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    stop() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

const onServer = testServer() ? describe : describe.skip

onServer('a PostgreSQL server that goes away', () => {
  let proxy: CuttingProxy
  let platform: TestPlatform
  let serverPort: number
  beforeAll(async () => {
    const target = await testDatabase(modules.flatMap(({ migrations = [] }) => migrations))
    if (target.kind !== 'postgres') throw new Error('These tests need a PostgreSQL server.')
    const url = new URL(target.url)
    serverPort = Number(url.port)
    proxy = await startCuttingProxy(serverPort)
    url.port = String(proxy.port)
    platform = await makePlatform({ target: { kind: 'postgres', url: url.href }, sandbox: true })
  })
  afterAll(async () => {
    await platform.stop()
    proxy.stop()
  })

  it('may end connections, used and idle: the platform lives and asks on new ones', async () => {
    const player = await platform.signUp()
    for (let turn = 0; turn < 5; turn++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(platform.kernel.db)
      const { status } = await player.call(session.realtimeTicket)
      expect([200, 503]).toContain(status)
    }
    await expect.poll(async () => (await player.call(session.realtimeTicket)).status).toBe(200)
  })

  it('is answered 503 within a second while it is away, and is used again within two', async () => {
    const player = await platform.signUp()
    const { port } = proxy
    proxy.stop()
    const began = performance.now()
    const away = await player.call(session.realtimeTicket)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(away).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    expect(away.headers['retry-after']).toBe('1')
    proxy = await startCuttingProxy(serverPort, port)
    await expect
      .poll(async () => (await player.call(session.realtimeTicket)).status, { timeout: 2_000 })
      .toBe(200)
  })

  it('is answered 503 in time while it starts: it takes connections then, and says nothing', async () => {
    const { port } = proxy
    const ask = () => fetch(`${platform.url}/rest/page/content/terms-of-use/`)
    proxy.stop()
    expect((await ask()).status).toBe(503)
    const silent = await startSilentServer(port)
    const began = performance.now()
    const away = await ask()
    // A second is promised; the connection alone may take five.
    expect(performance.now() - began).toBeLessThan(1_000)
    expect([away.status, await away.json()]).toMatchObject([
      503,
      { error: { code: 'unavailable' } },
    ])
    silent.stop()
    proxy = await startCuttingProxy(serverPort, port)
    await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200)
  })

  it('is answered 503 in time by what is no call too: a webhook, a page of the sandbox', async () => {
    const { port } = proxy
    const { path, raw, headers } = makeWebhook(platform, 'card', {
      id: 'late',
      deposit: randomUUID(),
      outcome: 'declined',
    })
    const ask = () =>
      Promise.all([
        fetch(`${platform.url}${path}`, { method: 'POST', body: raw, headers }),
        fetch(`${platform.url}/sandbox/mails`),
      ])
    expect((await ask()).map(({ status }) => status)).toEqual([404, 200])
    proxy.stop()
    const silent = await startSilentServer(port)
    await sleep(100)
    const began = performance.now()
    const answers = await ask()
    expect(performance.now() - began).toBeLessThan(1_000)
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toMatchObject([
        503,
        { error: { code: 'unavailable' } },
      ])
    silent.stop()
    proxy = await startCuttingProxy(serverPort, port)
    await expect.poll(async () => (await ask())[1].status, { timeout: 10_000 }).toBe(200)
  })

  it('is answered 503 in time by whoever comes first after it went while nobody asked', async () => {
    const { port } = proxy
    const ask = () => fetch(`${platform.url}/rest/page/content/terms-of-use/`)
    expect((await ask()).status).toBe(200)
    // Connections that rest are lost, and no call fails of it.
    proxy.stop()
    const silent = await startSilentServer(port)
    await sleep(100)
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    silent.stop()
    proxy = await startCuttingProxy(serverPort, port)
    await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200)
  })

  it('lets many acts of one player hold one connection of all', async () => {
    const busy = await platform.signUp()
    const other = await platform.signUp()
    const { db } = platform.kernel
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const holding = db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('player')
        .select('id')
        .where('id', '=', busy.playerId)
        .forUpdate()
        .execute()
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const acts = Array.from({ length: 30 }, () =>
      busy.send('GET', '/rest/player/game-mode/switch-to-sweep-stakes/', {
        key: crypto.randomUUID(),
      }),
    )
    const began = performance.now()
    await other.ask(session.realtimeTicket)
    expect(performance.now() - began).toBeLessThan(1_000)
    release.resolve()
    await holding
    await Promise.all(acts)
  })

  it('is found empty by several processes at once, and none of them fails', async () => {
    const target = await emptyDatabase()
    const platforms = await Promise.all(
      [1, 2, 3].map(() => makePlatform({ target, sandbox: true })),
    )
    await Promise.all(platforms.map(({ stop }) => stop()))
    expect(platforms).toHaveLength(3)
  })
})
