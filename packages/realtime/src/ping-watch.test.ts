import { expect, it } from 'vitest'
import { startClient, startPlatform, stopTime, until } from './testing.ts'
import { startProxy } from './testing-proxy.ts'

it('RT-21 drops a connection whose server ping is more than 10000 ms late', async () => {
  const pingInterval = 300
  const platform = await startPlatform({ pingInterval })
  const { port, freeze } = await startProxy(platform.port)
  const pass = stopTime()
  const { realtime, heard, connected } = startClient({ port, getTicket: platform.getTicket })
  await connected()
  let answered = 0
  platform.sockets[0]?.conn.on('heartbeat', () => (answered += 1))
  pass(pingInterval)
  await until(() => answered === 1)
  freeze()
  pass(pingInterval + 10_000 - 1)
  expect(realtime.status).toBe('connected')
  pass(1)
  await until(() => realtime.status === 'reconnecting')
  expect(heard.warnings).toEqual([expect.stringContaining('ping is too late')])
})
