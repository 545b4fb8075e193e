import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCityDatabase } from '../testing/cityDatabase.ts'
import { startGeoIp, type TestGeoIp } from '../testing/geoIp.ts'
import { describeGeolocationProvider } from './conformance.ts'
import { fileGeolocation, openCityTable } from './file.ts'
import { maxmindGeolocation } from './maxmind.ts'
import type { RemoteGeolocation, Whereabouts } from './provider.ts'
import { rememberedLookup } from './remembered.ts'
import { sandboxGeolocation } from './sandbox.ts'

const records = {
  '203.0.113.1': { country: 'US', subdivision: 'OH' },
  '203.0.113.2': { country: 'US' },
  '203.0.113.3': { country: 'ES', subdivision: 'MD' },
  '203.0.113.4': {},
}
const ohio = { country: 'US', state: 'OH' }
const places = {
  '203.0.113.1': ohio,
  '203.0.113.2': { country: 'US', state: null },
  '203.0.113.3': { country: 'ES', state: null },
}
const strangers = ['203.0.113.4', '203.0.113.5', '127.0.0.1']

const fileOf = (database: Buffer): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'marquee-city-')), 'city.mmdb')
  writeFileSync(file, database)
  return file
}

describeGeolocationProvider('file', async () => ({
  provider: fileGeolocation(await openCityTable(fileOf(makeCityDatabase(records)))),
  places,
  strangers,
  close: async () => {},
}))

describeGeolocationProvider('maxmind', async () => {
  const company = await startGeoIp(records)
  return { provider: maxmindGeolocation(company), places, strangers, close: company.stop }
})

describeGeolocationProvider('sandbox', async () => ({
  provider: sandboxGeolocation,
  places: { '127.0.0.1': { country: 'US', state: null }, '::1': { country: 'US', state: null } },
  strangers: ['203.0.113.1'],
  close: async () => {},
}))

describe('maxmind', () => {
  let company: TestGeoIp
  beforeAll(async () => {
    company = await startGeoIp(records)
  })
  afterAll(() => company.stop())

  it.each(['silent', 'failing', 'confused', 'spent'] as const)(
    'says nothing of an address while the company is %s, and why without its key',
    async (how) => {
      const problems: string[] = []
      const onTrouble = (problem: string) => problems.push(problem)
      company.break(how)
      const { look } = maxmindGeolocation({ ...company, timeout: 200, onTrouble })
      expect(await look('203.0.113.1')).toBe('unavailable')
      company.break(null)
      expect(problems).toHaveLength(1)
      expect(problems[0]).not.toContain(company.key)
    },
  )

  it('is unavailable for whoever has another key', async () => {
    const { look } = maxmindGeolocation({ ...company, key: 'of another account' })
    expect(await look('203.0.113.1')).toBe('unavailable')
  })
})

describe('what somebody else is asked', () => {
  function ask(answers: Record<string, Whereabouts>, options: { patience?: number } = {}) {
    const asked: string[] = []
    const clock = { now: 1_000_000, delay: 0 }
    const provider: RemoteGeolocation = {
      name: 'slow',
      isRemote: true,
      async look(ip) {
        asked.push(ip)
        if (clock.delay) await sleep(clock.delay)
        return answers[ip] ?? null
      },
    }
    const lookup = rememberedLookup(provider, {
      now: () => clock.now,
      ...options,
      size: 3,
      width: 2,
    })
    const visit = async (ip: string) => {
      await lookup.learn?.(ip)
      return lookup.look(ip)
    }
    return { asked, clock, answers, lookup, visit }
  }

  it('is asked once for a network, and again after six hours', async () => {
    const { asked, clock, visit } = ask({ '2001:db8:1:2::1': ohio })
    expect(await visit('2001:db8:1:2::1')).toEqual(ohio)
    expect(await visit('2001:db8:1:2:3:4:5:6')).toEqual(ohio)
    expect(asked).toHaveLength(1)
    expect(await visit('2001:db8:1:3::1')).toBeNull()
    expect(asked).toHaveLength(2)
    clock.now += 6 * 3_600_000 + 1
    expect(await visit('2001:db8:1:2::1')).toEqual(ohio)
    expect(asked).toHaveLength(3)
  })

  it('is waited for a moment, and counts once it has come', async () => {
    const { clock, lookup, visit } = ask({ '203.0.113.1': ohio }, { patience: 30 })
    clock.delay = 1_500
    const began = performance.now()
    expect(await visit('203.0.113.1')).toBeNull()
    // Whoever comes meanwhile waits for the same, which is over.
    expect(await visit('203.0.113.1')).toBeNull()
    expect(performance.now() - began).toBeLessThan(1_200)
    await expect.poll(() => lookup.look('203.0.113.1'), { timeout: 4_000 }).toEqual(ohio)
  })

  it('keeps what was known while the company is away, for a day', async () => {
    const { answers, clock, visit } = ask({ '203.0.113.1': ohio })
    await visit('203.0.113.1')
    answers['203.0.113.1'] = 'unavailable'
    clock.now += 7 * 3_600_000
    expect(await visit('203.0.113.1')).toEqual(ohio)
    clock.now += 18 * 3_600_000
    expect(await visit('203.0.113.1')).toBeNull()
    answers['203.0.113.1'] = ohio
    expect(await visit('203.0.113.1')).toBeNull()
    clock.now += 30_001
    expect(await visit('203.0.113.1')).toEqual(ohio)
  })

  it('remembers so many networks and no more, and asks for so many at a time', async () => {
    const { asked, clock, visit } = ask({})
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) await visit(ip)
    await visit('203.0.113.4')
    expect(asked).toHaveLength(4)
    await visit('203.0.113.1')
    expect(asked).toHaveLength(5)
    clock.delay = 50
    await Promise.all(['203.0.113.5', '203.0.113.6', '203.0.113.7'].map(visit))
    expect(asked).toHaveLength(7)
  })
})
