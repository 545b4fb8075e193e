import { createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { elapsed, startClient, startPlatform, until } from './testing.ts'
import { listen } from './testing-proxy.ts'
import { reconnectDelay } from './timings.ts'

it('RT-19 gives a connection 5000 ms to open', { timeout: 10_000 }, async () => {
  const sockets = new Set<Socket>()
  const port = await listen(
    createServer((socket) => sockets.add(socket)),
    sockets,
  )
  const getTicket = async () => ({ ticket: 'any', lastSequence: 0 })
  const { realtime, heard } = startClient({ port, getTicket })
  await realtime.connect()
  const took = await elapsed(() => until(() => realtime.status === 'reconnecting', 7000))
  expect(took).toBeGreaterThan(4900)
  expect(took).toBeLessThan(6000)
  expect(heard.warnings).toEqual([expect.stringContaining('timeout')])
})

it('RT-19 gives the platform 5000 ms to answer', { timeout: 10_000 }, async () => {
  const platform = await startPlatform()
  platform.io.use(() => undefined)
  const { realtime, heard } = startClient(platform)
  await realtime.connect()
  const took = await elapsed(() => until(() => realtime.status === 'reconnecting', 7000))
  expect(took).toBeGreaterThan(4900)
  expect(took).toBeLessThan(6000)
  expect(heard.warnings).toEqual([expect.stringContaining('does not answer')])
})

it('RT-20 waits 500 ms before it reconnects, and up to half more', async () => {
  const platform = await startPlatform()
  const waits: number[] = []
  for (const random of [0, 0.99]) {
    const { realtime, connected } = startClient(platform, { random: () => random })
    await connected()
    const { issued } = platform
    waits.push(
      await elapsed(async () => {
        platform.io.disconnectSockets(true)
        await until(() => platform.issued > issued)
      }),
    )
    realtime.disconnect()
  }
  expect(waits[0]).toBeGreaterThan(490)
  expect(waits[1]).toBeGreaterThan(735)
  // What a crowded machine adds is less than a second try would.
  for (const wait of waits) expect(wait).toBeLessThan(1500)
})

it('RT-20 waits longer each time, never less than 500 ms nor more than 20000 ms', () => {
  const delays = (random: number) => Array.from({ length: 40 }, (_, n) => reconnectDelay(n, random))
  expect(delays(0).slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 20_000])
  expect(delays(1).slice(0, 6)).toEqual([750, 1500, 3000, 6000, 12_000, 20_000])
  expect(Math.min(...delays(0), ...delays(1))).toBe(500)
  expect(Math.max(...delays(0), ...delays(1))).toBe(20_000)
})
