import { expect, it } from 'vitest'
import { elapsed, startClient, startPlatform, until } from './testing.ts'
import { startProxy } from './testing-proxy.ts'

it(
  'RT-21 drops a connection whose server ping is more than 10000 ms late',
  { timeout: 20_000 },
  async () => {
    const platform = await startPlatform({ pingInterval: 300 })
    const { port, freeze } = await startProxy(platform.port)
    const { realtime, heard, connected } = startClient({ port, getTicket: platform.getTicket })
    await connected()
    await new Promise((resolve) => setTimeout(resolve, 800))
    freeze()
    const took = await elapsed(() => until(() => realtime.status === 'reconnecting', 12_000))
    expect(took).toBeGreaterThan(9900)
    expect(took).toBeLessThan(11_000)
    expect(heard.warnings).toEqual([expect.stringContaining('ping is too late')])
  },
)
