import { createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { startClient, startPlatform, stopTime, until } from './testing.ts'
import { listen } from './testing-proxy.ts'
import { reconnectDelay } from './timings.ts'

it('RT-19 gives a connection 5000 ms to open', async () => {
  const sockets = new Set<Socket>()
  const port = await listen(
    createServer((socket) => sockets.add(socket)),
    sockets,
  )
  const getTicket = async () => ({ ticket: 'any', lastSequence: 0 })
  const pass = stopTime()
  const { realtime, heard } = startClient({ port, getTicket })
  await realtime.connect()
  await until(() => sockets.size > 0)
  pass(4999)
  expect(realtime.status).toBe('connecting')
  pass(1)
  await until(() => realtime.status === 'reconnecting')
  expect(heard.warnings).toEqual([expect.stringContaining('timeout')])
})

it('RT-19 gives the platform 5000 ms to answer', async () => {
  const platform = await startPlatform()
  let asked = 0
  platform.io.use(() => void (asked += 1))
  const pass = stopTime()
  const { realtime, heard } = startClient(platform)
  await realtime.connect()
  await until(() => asked > 0)
  pass(4999)
  expect(realtime.status).toBe('connecting')
  pass(1)
  await until(() => realtime.status === 'reconnecting')
  expect(heard.warnings).toEqual([expect.stringContaining('does not answer')])
})

it.each([
  [0, 500],
  // Half of that more, at most.
  [0.99, 747],
])('RT-20 waits 500 ms before it reconnects, and up to half more (%d)', async (random, delay) => {
  const platform = await startPlatform()
  const pass = stopTime()
  const { realtime, connected } = startClient(platform, { random: () => random })
  await connected()
  const { issued } = platform
  platform.io.disconnectSockets(true)
  await until(() => realtime.status === 'reconnecting')
  pass(delay - 1)
  expect(platform.issued).toBe(issued)
  pass(1)
  await until(() => platform.issued === issued + 1)
})

it('RT-20 waits longer each time, never less than 500 ms nor more than 20000 ms', () => {
  const delays = (random: number) => Array.from({ length: 40 }, (_, n) => reconnectDelay(n, random))
  expect(delays(0).slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 20_000])
  expect(delays(1).slice(0, 6)).toEqual([750, 1500, 3000, 6000, 12_000, 20_000])
  expect(Math.min(...delays(0), ...delays(1))).toBe(500)
  expect(Math.max(...delays(0), ...delays(1))).toBe(20_000)
})
