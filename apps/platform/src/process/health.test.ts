import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@marquee/platform-kernel/database'
import { makePlatform, type TestPlatform } from '../testing/makePlatform.ts'
import { type Health, mountHealth } from './health.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const ask = async (overrides: Partial<Health>, path = '/readyz') => {
  const app = new Hono()
  const { db } = platform.kernel
  mountHealth(app, { db, migrations: [], redis: undefined, isStopping: () => false, ...overrides })
  const answer = await app.request(path)
  return [answer.status, await answer.json()]
}
const redis = (ping: () => Promise<unknown>) => ({ ping })

it('a running platform is up and ready, at any host', async () => {
  const client = platform.guest()
  const headers = { host: 'balancer.internal' }
  expect((await client.send('GET', '/healthz', { headers })).body).toEqual({ status: 'up' })
  const ready = await client.send('GET', '/readyz', { headers })
  expect([ready.status, ready.body]).toEqual([200, { ready: true, database: 'up', redis: 'none' }])
})

it('is not ready without its database, but alive', async () => {
  const gone = openDatabase({
    kind: 'postgres',
    url: 'postgres://nobody@127.0.0.1:9/none',
    connectTimeout: 200,
  })
  expect(await ask({ db: gone })).toEqual([503, { ready: false, database: 'down', redis: 'none' }])
  expect(await ask({ db: gone }, '/healthz')).toEqual([200, { status: 'up' }])
  await gone.destroy()
})

it('is not ready on a schema that lacks a migration of its own, nor while it stops', async () => {
  expect(await ask({ migrations: ['29990101-1-later'] })).toMatchObject([
    503,
    { database: 'behind' },
  ])
  expect(await ask({ isStopping: () => true })).toMatchObject([503, { database: 'up' }])
})

it('is ready with Redis away, and says that it is degraded', async () => {
  expect(await ask({ redis: redis(async () => 'PONG') })).toMatchObject([200, { redis: 'up' }])
  const away = redis(async () => {
    throw new Error('Connection is closed.')
  })
  expect(await ask({ redis: away })).toMatchObject([200, { ready: true, redis: 'degraded' }])
  const silent = redis(() => new Promise(() => {}))
  expect(await ask({ redis: silent })).toMatchObject([200, { redis: 'degraded' }])
})
