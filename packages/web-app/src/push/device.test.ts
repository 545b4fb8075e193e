import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropDevice, registerDevice } from './device.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const call = vi.fn(async (_endpoint: unknown, _input?: unknown) => ({ success: true }))
const tools = { api: { call } as never, locale: 'es' as const }
const asked = () =>
  call.mock.calls.map(([endpoint, input]) => [(endpoint as { path: string }).path, input])

beforeEach(() => {
  kept.clear()
  call.mockClear()
})

describe('the device of a player', () => {
  it('PUSH-12 is registered once in a tab, and again for another player or token', async () => {
    for (const [token, playerId] of [
      ['t-1', 'ann'],
      ['t-1', 'ann'],
      ['t-1', 'bob'],
      ['t-2', 'bob'],
    ] as const)
      await registerDevice(tools, { token, playerId, storage })
    expect(asked()).toEqual(
      ['t-1', 't-1', 't-2'].map((token) => [
        '/rest/inbox/devices/',
        { body: { token, locale: 'es' } },
      ]),
    )
  })

  it('is tried again when that failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    call.mockRejectedValueOnce(new Error('offline'))
    const device = { token: 't-1', playerId: 'ann', storage }
    await registerDevice(tools, device)
    await registerDevice(tools, device)
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('is taken off by its player alone, and registered anew after that', async () => {
    await registerDevice(tools, { token: 't-1', playerId: 'ann', storage })
    await dropDevice(tools, { playerId: 'ann', storage })
    await dropDevice(tools, { playerId: 'ann', storage })
    expect(asked().at(-1)).toEqual(['/rest/inbox/devices/remove/', { body: { token: 't-1' } }])
    expect(call).toHaveBeenCalledTimes(2)
    await registerDevice(tools, { token: 't-1', playerId: 'ann', storage })
    await dropDevice(tools, { playerId: null, storage })
    expect(call).toHaveBeenCalledTimes(3)
  })
})
