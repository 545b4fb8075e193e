import type { Region } from '@marquee/platform-kernel/region'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GeolocationProvider } from './provider.ts'

interface Harness {
  provider: GeolocationProvider
  /** Addresses with what is known of them. */
  places: Readonly<Record<string, Region>>
  /** Addresses that nobody knows. */
  strangers: readonly string[]
  close: () => Promise<void>
}

/** What everything that tells where addresses are does. */
export function describeGeolocationProvider(name: string, open: () => Promise<Harness>): void {
  describe(`${name}, as everything that tells where addresses are`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    it('has a name', () => {
      expect(harness.provider.name).toMatch(/^[a-z]+$/)
    })

    it('GEO-01 says the country of an address, and in the USA the state where it is known', async () => {
      const { provider, places } = harness
      expect(Object.keys(places)).not.toHaveLength(0)
      for (const [ip, region] of Object.entries(places))
        expect(await provider.look(ip), ip).toEqual(region)
    })

    it('knows nothing of addresses that nobody knows, and of what is none', async () => {
      const { provider, strangers } = harness
      for (const ip of [...strangers, 'unknown', '', '203.0.113.1/../../me', '203.0.113'])
        expect(await provider.look(ip), ip).toBeNull()
    })

    it('answers at once where it says that it does', () => {
      const { provider, places } = harness
      const [ip = ''] = Object.keys(places)
      expect(provider.look(ip) instanceof Promise).toBe(provider.isRemote)
    })
  })
}
