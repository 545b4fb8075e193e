import { expect, it } from 'vitest'
import { makePush, startClient, startPlatform, stopTime, until } from './testing.ts'
import { startProxy } from './testing-proxy.ts'
import { realtimeTimings, reconnectDelay } from './timings.ts'

it('RT-18 uses a websocket', async () => {
  const platform = await startPlatform()
  await startClient(platform).connected()
  expect(platform.handshakes[0]?.transport).toBe('websocket')
})

it('RT-18 falls back to polling when there are no websockets', async () => {
  const platform = await startPlatform({ transports: ['polling'] })
  const { connected, seqs } = startClient(platform)
  await connected()
  platform.push(makePush(1))
  await until(() => seqs().length === 1)
  expect(platform.handshakes[0]?.transport).toBe('polling')
  expect(platform.issued).toBe(1)
})

it('RT-18 falls back to polling when a proxy swallows websockets', async () => {
  const platform = await startPlatform()
  const { port, isReached } = await startProxy(platform.port, true)
  const pass = stopTime()
  const { realtime } = startClient({ port, getTicket: platform.getTicket })
  await realtime.connect()
  await until(isReached)
  pass(realtimeTimings.timeout)
  await until(() => realtime.status === 'reconnecting')
  pass(reconnectDelay(0, 1))
  // Polling goes by small waits of its own.
  await until(() => {
    pass(1)
    return realtime.status === 'connected'
  })
  expect(platform.handshakes[0]?.transport).toBe('polling')
})
