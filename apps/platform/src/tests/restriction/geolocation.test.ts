import { restriction } from '@marquee/contract'
import { startGeoIp, type TestGeoIp } from '@marquee/platform-providers/testing/geoIp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, makeSignUp, type TestPlatform } from '../../testing/makePlatform.ts'
import { scrape, sumOf } from '@marquee/drills/alerts/readMetrics'
import { session } from '@marquee/contract'

const ohio = { country: 'US', subdivision: 'OH' }
const washington = { country: 'US', subdivision: 'WA' }

let company: TestGeoIp
let platform: TestPlatform

beforeAll(async () => {
  company = await startGeoIp({
    '203.0.113.1': ohio,
    '203.0.113.2': washington,
    '203.0.113.3': ohio,
    '2001:db8:1:2::1': ohio,
    '203.0.113.9': washington,
  })
  platform = await makePlatform({
    unknownRegion: 'closed',
    accounts: { geolocation: company },
  })
}, 60_000)
afterAll(async () => {
  await platform.stop()
  await company.stop()
})

const checkFrom = async (ip: string) => (await platform.guest({ ip }).ask(restriction.checkIp)).data
const asked = () => company.taken.length

describe('a company that tells where addresses are', () => {
  it('GEO-01 says where a visitor is, by their first call already', async () => {
    expect(await checkFrom('203.0.113.1')).toMatchObject({ access: true, region: 'US-OH' })
    expect(await checkFrom('203.0.113.2')).toMatchObject({ access: false, region: 'US-WA' })
  })

  it('GEO-01 keeps out who joins from where the brand may not be played', async () => {
    const signUp = async (ip: string) =>
      (await platform.guest({ ip }).call(session.signUp, { body: makeSignUp() })).status
    expect([await signUp('203.0.113.9'), await signUp('203.0.113.1')]).toEqual([403, 200])
  })

  it('is asked once for a network, however many call from there', async () => {
    const before = asked()
    for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3:4:5:6'])
      expect((await checkFrom(ip)).region).toBe('US-OH')
    expect(asked() - before).toBe(1)
  })

  it('is not asked for addresses of the own network', async () => {
    const before = asked()
    expect((await checkFrom('10.1.2.3')).region).toBeNull()
    expect(asked()).toBe(before)
  })

  it('is waited for a moment: then nothing is known, until the answer has come', async () => {
    company.break('slow')
    const began = performance.now()
    expect(await checkFrom('203.0.113.3')).toMatchObject({ access: false, region: null })
    expect(performance.now() - began).toBeLessThan(2_700)
    company.break(null)
    await expect
      .poll(async () => (await checkFrom('203.0.113.3')).region, { timeout: 8_000 })
      .toBe('US-OH')
  }, 15_000)

  it.each(['failing', 'spent'] as const)(
    'leaves it to the platform’s setting what holds while it is %s',
    async (how) => {
      const ip = how === 'spent' ? '198.51.77.1' : '198.51.77.2'
      company.break(how)
      expect(await checkFrom(ip)).toMatchObject({ access: false, region: null })
      // Who is known stays known.
      expect((await checkFrom('203.0.113.1')).region).toBe('US-OH')
      company.break(null)
    },
  )

  it('counts what it said', async () => {
    const samples = await scrape(platform.url)
    const counted = (outcome: string) =>
      sumOf(samples, 'marquee_provider_calls_total', { provider: 'geolocation', outcome })
    expect(counted('found')).toBeGreaterThan(3)
    expect(counted('unavailable')).toBe(2)
  })
})
