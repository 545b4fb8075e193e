import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRateLimiter } from './rateLimit.ts'
import { connectRedis } from './redis.ts'

const three = { name: 'acts', points: 3, seconds: 60 }

async function usePoints(limit: ReturnType<typeof makeRateLimiter>): Promise<(string | null)[]> {
  const outcomes = []
  for (let turn = 0; turn < 5; turn++) {
    outcomes.push(
      await limit(three, 'someone').then(
        () => null,
        (error: { code: string }) => error.code,
      ),
    )
  }
  return outcomes
}

/** A server that takes connections and never answers, as a frozen one does. */
const sockets = new Set<Socket>()
const frozen = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => {})
})
beforeAll(() => new Promise<void>((resolve) => frozen.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  frozen.close()
})

describe('limits while Redis is away', () => {
  it.each([
    ['refuses connections', () => 'redis://127.0.0.1:9'],
    ['answers nothing', () => `redis://127.0.0.1:${(frozen.address() as AddressInfo).port}`],
  ])('go on counting in memory, at once, when it %s', async (_how, url) => {
    const lost: Error[] = []
    const redis = connectRedis(url(), (error) => lost.push(error))
    const began = performance.now()
    expect(await usePoints(makeRateLimiter(redis))).toEqual([
      null,
      null,
      null,
      'rate-limited',
      'rate-limited',
    ])
    expect(performance.now() - began).toBeLessThan(1_000)
    redis.disconnect()
    expect(lost.length).toBeLessThanOrEqual(1)
  })
})
