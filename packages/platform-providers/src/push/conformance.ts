import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutgoingPush, PushProvider } from './provider.ts'

export const makePush = (overrides: Partial<OutgoingPush> = {}): OutgoingPush => ({
  id: 'push-1',
  brand: 'harbour',
  token: 'device-1',
  title: 'Harbour',
  body: 'Your draw is in.',
  link: 'https://harbour.example/',
  data: { entry: '7' },
  lifetime: 86_400,
  ...overrides,
})

interface Harness {
  provider: PushProvider
  close: () => Promise<void>
}

/**
 * What every adapter for notifications does. The other side does not know tokens that end with `-gone`, and
 * has no time for those that end with `-busy`.
 */
export function describePushProvider(name: string, open: () => Promise<Harness>): void {
  describe(`${name}, as every provider of notifications`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())
    const send = (token: string) => harness.provider.send(makePush({ token }))

    it('has a name, and serves a brand that it has an account for', () => {
      expect(harness.provider.name).toMatch(/^[a-z]+$/)
      expect(harness.provider.serves('harbour')).toBe(true)
    })

    it('takes a notification, and the same once more', async () => {
      expect([await send('device-1'), await send('device-1')]).toEqual([
        { kind: 'sent' },
        { kind: 'sent' },
      ])
    })

    it('tells a device that is gone from a company that is busy', async () => {
      expect(await send('device-gone')).toMatchObject({ kind: 'refused', isAddressDead: true })
      expect(await send('device-busy')).toMatchObject({ kind: 'later' })
    })
  })
}
