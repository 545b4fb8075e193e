import type { CityResponse } from 'maxmind'
import { describe, expect, it } from 'vitest'
import { lookUpIn, openGeoIp } from './geoIp.ts'

const record = (country?: string, subdivision?: string) =>
  ({
    ...(country && { country: { iso_code: country } }),
    ...(subdivision && { subdivisions: [{ iso_code: subdivision }] }),
  }) as CityResponse

const tableOf = (records: Record<string, CityResponse>) => ({
  get: (ip: string) => {
    if (!/^[\d.]+$/.test(ip)) throw new Error(`Not an address: ${ip}`)
    return records[ip] ?? null
  },
})

describe('lookUpIn', () => {
  const lookUp = lookUpIn(
    tableOf({
      '203.0.113.1': record('US', 'OH'),
      '203.0.113.2': record('US'),
      '203.0.113.3': record('ES', 'MD'),
      '203.0.113.4': record(),
    }),
  )
  it.each([
    ['203.0.113.1', { country: 'US', state: 'OH' }],
    ['203.0.113.2', { country: 'US', state: null }],
    ['203.0.113.3', { country: 'ES', state: null }],
    ['203.0.113.4', null],
    ['203.0.113.5', null],
    ['unknown', null],
  ])('says of %s what the table knows', (ip, region) => {
    expect(lookUp(ip)).toEqual(region)
  })
})

describe('openGeoIp', () => {
  it('says which variable to mend when the file is no table', async () => {
    await expect(openGeoIp(import.meta.filename)).rejects.toThrow(/GEOIP_FILE names .*\.mmdb/)
  })
})
