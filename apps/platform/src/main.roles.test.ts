import { once } from 'node:events'
import { join } from 'node:path'
import { session } from '@marquee/contract'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@marquee/platform-kernel/database'
import { emptyDatabase } from '@marquee/platform-kernel/testing/testDatabase'
import { testServer } from '@marquee/platform-kernel/testing/testEnvironment'
import {
  startSmtpServer,
  type TestSmtpServer,
} from '@marquee/platform-providers/testing/smtpServer'
import { makeClient, type TestClient } from './testing/makeClient.ts'
import { mainProcesses, type Started } from './testing/mainProcesses.ts'
import { makeSignUp } from './testing/makePlatform.ts'

const {
  folder,
  start: run,
  end,
} = mainProcesses({
  RENDERER_KEY: 'renderer-key-of-the-tests',
  IDENTITY_KEY: 'identity-key-of-the-tests-0123456789',
})
const start = (role: string, env: Record<string, string>) => run(env, ['--role', role])
const host = 'stormrush.localhost'

const urlOf = ({ out, err }: Started): string => {
  if (!out) throw new Error(`The platform did not start: ${err}`)
  return (JSON.parse(out) as { url: string }).url
}

describe('a process of one role', { timeout: 120_000 }, () => {
  // Which roles: role.test.ts.
  it('that does not do everything does not share the embedded database, and says so in one sentence', async () => {
    const { code, out, err } = await start('worker', {})
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^--role worker shares its database/)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  it('that does jobs in production asks for the key of seals, and one that does none does not', async () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1:9/none' }
    const [worker, api] = await Promise.all([start('worker', env), start('api', env)])
    expect(worker.code).toBe(1)
    expect(worker.err).toMatch(/^SEAL_KEY is missing: what happens could not be sealed\. Set it/)
    expect(worker.err.trim().split('\n')).toHaveLength(1)
    expect(api.err).not.toMatch('SEAL_KEY')
  })

  it('that migrates brings an embedded database up to date, and ends', async () => {
    const { child, out } = await start('migrate', { DATA_DIR: join(folder, 'embedded') })
    expect(JSON.parse(out)).toEqual({ migrated: true })
    if (child.exitCode === null) await once(child, 'close')
    expect(child.exitCode).toBe(0)
  })
})

const onServer = testServer() ? describe : describe.skip

onServer('processes of every role on one PostgreSQL server', { timeout: 180_000 }, () => {
  let env: Record<string, string>
  let smtp: TestSmtpServer
  let worker: Started
  let sockets: Started
  let apis: Started[]

  beforeAll(async () => {
    const target = await emptyDatabase()
    if (target.kind !== 'postgres') throw new Error('These tests need a PostgreSQL server.')
    smtp = await startSmtpServer()
    env = { DATABASE_URL: target.url, MAIL_URL: smtp.url }
  }, 60_000)
  afterAll(async () => {
    for (const started of [worker, sockets, ...(apis ?? [])]) if (started) await end(started)
    await smtp.stop()
  })

  const ready = async (started: Started) => {
    const answer = await fetch(`${urlOf(started)}/readyz`)
    return { status: answer.status, ...((await answer.json()) as object) }
  }

  it('wait for whoever migrates, which ends when it is done', async () => {
    const early = await start('worker', env)
    expect(await ready(early)).toMatchObject({ status: 503, database: 'down', jobs: 'down' })
    const migrated = await start('migrate', env)
    expect([migrated.err, JSON.parse(migrated.out)]).toEqual(['', { migrated: true }])
    await expect
      .poll(() => ready(early), { timeout: 60_000 })
      .toMatchObject({
        status: 200,
        jobs: 'up',
      })
    worker = early
  })

  it('answer calls, hold connections, and send what players are told, each its own', async () => {
    const [first, ...others] = await Promise.all(
      ['sockets', 'api', 'api'].map((role) => start(role, env)),
    )
    if (!first) throw new Error('No process holds connections.')
    sockets = first
    apis = others
    for (const started of [sockets, ...apis])
      expect(await ready(started)).toMatchObject({ status: 200, database: 'up' })
    const [one, other] = apis.map((api) => makeClient({ url: urlOf(api), host }))
    if (!one || !other) throw new Error('Two processes answer calls.')
    const form = makeSignUp()
    await one.ask(session.signUp, { body: form })
    other.cookies.set('marquee', one.cookies.get('marquee') ?? '')
    expect((await other.ask(session.appInit)).data.isGuest).toBe(false)
    await expect
      .poll(() => smtp.taken.map(({ to }) => to), { timeout: 10_000 })
      .toContain(form.email)
    const socket = await connect(other)
    const told = new Promise<void>((resolve) => socket.once('signed-out', () => resolve()))
    await other.ask(session.logout)
    await told
    socket.disconnect()
    expect((await fetch(`${urlOf(sockets)}/rest/app/init/`)).status).toBe(404)
    expect((await fetch(`${urlOf(apis[0] as Started)}/socket.io/`)).status).toBe(404)
  })

  async function connect(player: TestClient): Promise<Socket> {
    const { ticket } = (await player.ask(session.realtimeTicket)).data
    const socket = io(urlOf(sockets), {
      auth: { ticket },
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { host, origin: `http://${host}` },
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect_error', reject)
      socket.once('resume', () => resolve())
    })
    return socket
  }

  it('lose no mail when the worker is killed between sending and saying so', async () => {
    smtp.goSilent()
    const form = makeSignUp()
    const [api] = apis
    await makeClient({ url: urlOf(api as Started), host }).ask(session.signUp, { body: form })
    const copies = () => smtp.taken.filter(({ to }) => to === form.email)
    await expect.poll(() => copies().length, { timeout: 10_000 }).toBe(1)
    await end(worker, 'SIGKILL')
    const db = openDatabase({ kind: 'postgres', url: env['DATABASE_URL'] ?? '' })
    // As if the lease had run out.
    await db
      .updateTable('mail_outbox')
      .set(({ ref }) => ({ due_at: ref('created_at') }) as never)
      .where('state', '=', 'waiting')
      .execute()
    await db.destroy()
    worker = await start('worker', env)
    await expect.poll(() => copies().length, { timeout: 30_000 }).toBe(2)
    const ids = copies().map(({ raw }) => /^Message-ID: .*$/im.exec(raw)?.[0])
    expect(ids[0]).toBe(ids[1])
  })

  it('are refused, whatever their role, once a later release has taken away what this one uses', async () => {
    const db = openDatabase({ kind: 'postgres', url: env['DATABASE_URL'] ?? '' })
    const name = '99991231-1-drop-thing'
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(db)
    const begun = await Promise.all(['api', 'sockets', 'worker'].map((role) => start(role, env)))
    for (const { code, out, err } of begun) {
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(`The database has run ${name} of a later release`)
    }
    // Those that run go on: the release before the later one uses it no longer.
    for (const started of [worker, sockets, ...apis])
      expect(await ready(started)).toMatchObject({ status: 200 })
    await sql`delete from kysely_migration where name = ${name}`.execute(db)
    await db.destroy()
  })

  it('end at SIGTERM with what is under way answered', async () => {
    for (const started of [worker, sockets, ...apis]) expect(await end(started)).toBe(0)
    apis = []
  })
})
