import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeClient } from './testing/makeClient.ts'
import { mainProcesses, type Started } from './testing/mainProcesses.ts'

const { folder, house, start, end } = mainProcesses({ SANDBOX: '1' })

/** One sentence or two on one line, and no stack. */
function expectFailure({ code, out, err }: Started, reason: RegExp): void {
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(reason)
  expect(err.trim().split('\n')).toHaveLength(1)
}

const hostOf = 'tao.localhost'

describe('main', { timeout: 240_000 }, () => {
  // One that is up serves several looks: each start costs a second of a processor or more.
  const signIn = async ({ out }: Started, key: number) => {
    const { url } = JSON.parse(out)
    const { status } = await makeClient({ url, host: hostOf }).send('POST', '/rest/sign-in/', {
      body: { email: 'demo@marquee.test', password: 'demo-play-2026' },
      key: `6f1c2d1e-8a0b-4a57-9d0f-0d3f6f6f6f0${key}`,
    })
    return status
  }

  it('starts on an empty folder, says where it listens in one line, and stops at SIGTERM', async () => {
    const platform = await start({}, [], 'sources')
    const { ready, url } = JSON.parse(platform.out)
    expect(ready).toBe(true)
    const answer = await makeClient({ url, host: hostOf }).send('GET', '/rest/app/init/')
    expect(answer.status).toBe(200)
    expect(await end(platform, 'SIGTERM')).toBe(0)
    expect(existsSync(join(folder, 'data/platform.lock'))).toBe(false)
    cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true })
  })

  it('keeps accounts over a restart, the demo account among them; keeps a second platform from the same folder, lets it in after the first was killed, and stops at SIGINT', async () => {
    const first = await start()
    expect(await signIn(first, 1)).toBe(200)
    const lock = readFileSync(join(folder, 'data/platform.lock'), 'utf8')
    expectFailure(
      await start(),
      new RegExp(`open in another platform \\(process ${first.child.pid}\\)`),
    )
    expect(readFileSync(join(folder, 'data/platform.lock'), 'utf8')).toBe(lock)
    await end(first, 'SIGKILL')
    expect(existsSync(join(folder, 'data/platform.lock'))).toBe(true)
    const second = await start()
    expect(JSON.parse(second.out).ready).toBe(true)
    expect(await signIn(second, 2)).toBe(200)
    expect(await end(second, 'SIGINT')).toBe(0)
  })

  it('says so when the port is in use, and leaves the folder free', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expectFailure(
      await start({ PLATFORM_PORT: String(port) }),
      new RegExp(`^Port ${port} is in use`),
    )
    server.close()
    expect(existsSync(join(folder, 'data/platform.lock'))).toBe(false)
  })

  it('says so when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expectFailure(
      await start({ DATA_DIR: join(file, 'data') }),
      /^The data folder .* cannot be written/,
    )
  })

  it.each(['global/pg_control', 'PG_VERSION'])(
    'says so when the database is damaged (%s), and does not begin a new one on top',
    async (part) => {
      const data = join(folder, `damaged-${part.length}`)
      cpSync(join(folder, 'copy'), data, { recursive: true })
      rmSync(join(data, 'database', part))
      expectFailure(await start({ DATA_DIR: data }), /^The database in .* is damaged/)
      expect(existsSync(join(data, 'database', part))).toBe(false)
    },
  )

  it('says so when PostgreSQL cannot be reached', async () => {
    const failed = await start({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/none' })
    expectFailure(failed, /^PostgreSQL at 127\.0\.0\.1:9 does not let us in/)
    expect(failed.err).not.toContain('secret')
  })

  it('says so when BRAND_HOSTS names a brand that does not exist', async () => {
    expectFailure(
      await start({ BRAND_HOSTS: 'play.example=nobody' }),
      /^BRAND_HOSTS holds 'play\.example=nobody'/,
    )
  })

  it('makes a renderer key for development that only its user reads, and demands one in production', async () => {
    const key = join(folder, 'data/renderer.key')
    expect(readFileSync(key, 'utf8')).toMatch(/^[\w-]{43}$/)
    expect(statSync(key).mode & 0o077).toBe(0)
    const failed = await start({ NODE_ENV: 'production', SANDBOX: undefined })
    expect([failed.code, failed.out]).toEqual([1, ''])
    expect(failed.err).toMatch(/RENDERER_KEY/)
  })

  it.each([
    ['in production', { NODE_ENV: 'production', RENDERER_KEY: 'a-key-of-production' }],
    ['where nobody asked for it', {}],
  ])('has no sandbox and no demo account %s', async (name, env) => {
    const platform = await start({
      SANDBOX: undefined,
      ...(await house(name.replaceAll(' ', '-'))),
      ...env,
    })
    const { url } = JSON.parse(platform.out)
    const client = makeClient({ url, host: hostOf })
    expect((await client.send('GET', '/sandbox/clock')).status).toBe(404)
    expect(await signIn(platform, 3)).toBe(401)
    await end(platform, 'SIGTERM')
  })

  it('is ahead from its start where a sandbox is told to be, and comes back to there', async () => {
    const day = 86_400_000
    const platform = await start({
      SANDBOX_CLOCK_AHEAD: String(day),
      ...(await house('ahead')),
    })
    const client = makeClient({ url: JSON.parse(platform.out).url, host: hostOf })
    const offset = async (move?: object) =>
      (
        await client.send<{ offsetMs: number }>(move ? 'POST' : 'GET', '/sandbox/clock', {
          ...(move && { body: move }),
        })
      ).body.offsetMs
    expect(await offset()).toBe(day)
    expect(await offset({ advanceMs: 5 })).toBe(day + 5)
    expect(await offset({ reset: true })).toBe(day)
    await end(platform, 'SIGTERM')
  })

  it('is closed in production where nobody tells it of regions, and says so in one line', async () => {
    const production = { NODE_ENV: 'production', RENDERER_KEY: 'a-key-of-production' }
    const own = { ...production, SANDBOX: undefined, ...(await house('closed')) }
    const platform = await start(own)
    expect(platform.err.trim()).toMatch(/^No region source: every brand is closed[^\n]*$/)
    const { url } = JSON.parse(platform.out)
    const path = '/rest/restriction/player/ip/check/'
    const accessIn = async (at: string, headers = {}) =>
      (
        await makeClient({ url: at, host: hostOf }).send<{ data: { access: boolean } }>(
          'GET',
          path,
          { headers },
        )
      ).body.data.access
    expect(await accessIn(url)).toBe(false)
    // Told so soon after its start that it still makes the tables of its jobs.
    expect(await end(platform, 'SIGTERM')).toBe(0)
    const told = await start({ ...own, TRUST_REGION_HEADER: 'x-client-region' })
    expect(told.err).toBe('')
    expect(await accessIn(JSON.parse(told.out).url, { 'x-region': 'US-OH' })).toBe(true)
    await end(told, 'SIGTERM')
  })
})
