import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestFront, type TestFront } from './testing/startTestFront.ts'
import { trustsNobody } from './trust.ts'

let front: TestFront
afterEach(() => front.stop())
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const statusOf = async (path: string, address?: string) =>
  (await front.ask(path, address === undefined ? {} : from(address))).status

describe('pages', () => {
  it('are limited by the network that asks for them, IPv6 by its /64; files are not', async () => {
    front = await startTestFront({
      isTrusted: () => true,
      limits: { perMinute: 3, atOnce: 10 },
    })
    // Every address is trusted here, and the first of the list is the visitor's.
    for (let count = 0; count < 3; count++) expect(await statusOf('/open', '203.0.113.1')).toBe(200)
    const refused = await front.ask('/open', from('203.0.113.1'))
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(await statusOf('/open', '203.0.113.2')).toBe(200)
    for (let count = 0; count < 3; count++)
      expect(await statusOf('/open', `2001:db8:0:1::${count}`)).toBe(200)
    expect(await statusOf('/open', '2001:db8:0:1:ffff::9')).toBe(429)
    expect(await statusOf('/open', '2001:db8:0:2::1')).toBe(200)
    expect(await statusOf('/media/covers/one-1234567890.webp', '203.0.113.1')).toBe(200)
  })

  it('that nobody reads are held so many at a time, and those that go away are forgotten', async () => {
    front = await startTestFront({ limits: { perMinute: 1000, atOnce: 4 } })
    const { platform } = front
    platform.isRecording = false
    const socket = connect(front.port, '127.0.0.1')
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.pause()
    const one = 'GET /open HTTP/1.1\r\nHost: test.localhost\r\n\r\n'
    socket.write(one.repeat(40))
    await expect.poll(() => statusOf('/open'), { timeout: 5_000 }).toBe(429)
    socket.destroy()
    await expect.poll(() => statusOf('/open'), { timeout: 5_000 }).toBe(200)
  })
})

describe('health', () => {
  it('is told at any host: the front lives, and is ready when its platform is', async () => {
    front = await startTestFront({ isTrusted: trustsNobody })
    const headers = { host: 'balancer.internal' }
    const health = await front.ask('/healthz', { headers })
    expect([health.status, JSON.parse(health.text)]).toEqual([200, { status: 'up' }])
    front.platform.answers.set('/readyz', () => Response.json({}, { status: 503 }))
    const waiting = await front.ask('/readyz', { headers })
    expect([waiting.status, JSON.parse(waiting.text)]).toEqual([
      503,
      { ready: false, platform: 'not ready' },
    ])
    front.platform.answers.set('/readyz', () => Response.json({ ready: true }))
    expect((await front.ask('/readyz', { headers })).status).toBe(200)
  })
})
