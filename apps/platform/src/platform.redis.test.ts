import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { games } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RedisServer, startRedis } from '@marquee/drills/servers'
import { makePlatform, type TestPlatform } from './testing/makePlatform.ts'

const isInstalled = spawnSync('redis-server', ['--version']).status === 0

describe.runIf(isInstalled)('a Redis that freezes while it is in use', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-'))
  let redis: RedisServer
  let platform: TestPlatform
  beforeAll(async () => {
    redis = await startRedis(folder)
    platform = await makePlatform({ redisUrl: redis.url })
  })
  afterAll(async () => {
    await platform.stop()
    await redis.stop()
    rmSync(folder, { recursive: true })
  })
  const readiness = async () => (await fetch(`${platform.url}/readyz`)).json()
  const metrics = async () => (await fetch(`${platform.url}/metrics`)).text()

  it('is waited for once: calls go on at once, and it is used again when it answers', async () => {
    const player = await platform.signUp()
    await expect.poll(readiness).toMatchObject({ redis: 'up' })
    const resume = redis.pause()
    try {
      // Who comes first learns of it.
      await player.ask(games.list)
      const waited: number[] = []
      for (let turn = 0; turn < 10; turn++) {
        const began = performance.now()
        await player.ask(games.list)
        waited.push(performance.now() - began)
      }
      // Each would wait for 500 ms; a crowded machine may let some wait for other reasons.
      expect(waited.toSorted((one, other) => one - other)[4]).toBeLessThan(500)
      expect(await readiness()).toMatchObject({ ready: true, redis: 'degraded' })
      expect(await metrics()).toMatch(/^marquee_redis_up.* 0$/m)
    } finally {
      resume()
    }
    await expect.poll(readiness, { timeout: 10_000 }).toMatchObject({ redis: 'up' })
    expect(await metrics()).toMatch(/^marquee_redis_up.* 1$/m)
  })
})
