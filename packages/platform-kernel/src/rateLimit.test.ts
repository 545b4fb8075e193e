import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRateLimiter } from './rateLimit.ts'
import { connectRedis, type SharedRedis } from './redis.ts'

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

/** What a server says to a command. */
function replyTo(command: string): string {
  const info = 'redis_version:7.0.0\r\nloading:0\r\n'
  if (command.endsWith('info')) return `$${info.length}\r\n${info}\r\n`
  if (command.endsWith('ping')) return '+PONG\r\n'
  return /eval(sha)?$/.test(command) ? '*2\r\n:1\r\n:60000\r\n' : '+OK\r\n'
}

/**
 * A server that answers what a client asks; while it is silent, connections stay open, and what was asked
 * is answered in order afterwards.
 */
async function serveRedis() {
  let isSilent = false
  let asked = 0
  const later: (() => void)[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const commands =
        data
          .toString()
          .toLowerCase()
          .match(/\*\d+\r\n\$\d+\r\n[a-z]+/g) ?? []
      asked += commands.length
      for (const command of commands) {
        const reply = () => void socket.write(replyTo(command))
        if (isSilent) later.push(reply)
        else reply()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fallSilent(silent: boolean) {
      isSilent = silent
      if (!silent) for (const reply of later.splice(0)) reply()
    },
    asked: () => asked,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

describe('limits while Redis is connected and silent', () => {
  const lost: Error[] = []
  let server: Awaited<ReturnType<typeof serveRedis>>
  let redis: SharedRedis
  beforeAll(async () => {
    server = await serveRedis()
    redis = connectRedis(server.url, (error) => lost.push(error))
  })
  afterAll(() => {
    redis.disconnect()
    server.close()
  })

  it('wait for it once, go on counting in memory at once, and use it again when it answers', async () => {
    await expect.poll(() => redis.answers).toBe(true)
    const limit = makeRateLimiter(redis)
    await limit(three, 'someone')
    server.fallSilent(true)
    const began = performance.now()
    expect((await usePoints(limit)).slice(3)).toEqual(['rate-limited', 'rate-limited'])
    // One wait of 500 ms, not five.
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(redis.answers).toBe(false)
    // What fans pushes out waits for it no longer either.
    await expect(redis.xadd('pushes', '*', 'to', 'someone')).rejects.toThrow('does not answer')
    const asked = server.asked()
    await Promise.all(Array.from({ length: 50 }, (_, n) => limit(three, `one of many ${n}`)))
    expect(server.asked()).toBe(asked)
    server.fallSilent(false)
    await expect.poll(() => redis.answers, { timeout: 10_000 }).toBe(true)
    await limit(three, 'someone')
    expect(server.asked()).toBeGreaterThan(asked)
    expect(lost.map(({ message }) => message)).toEqual(['Redis is connected and does not answer.'])
  })
})
