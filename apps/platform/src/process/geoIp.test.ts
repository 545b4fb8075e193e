import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCityDatabase } from '@marquee/platform-providers/testing/cityDatabase'
import { describe, expect, it } from 'vitest'
import { openGeoIp } from './geoIp.ts'

describe('openGeoIp', () => {
  it('opens a City database', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'marquee-city-')), 'city.mmdb')
    writeFileSync(file, makeCityDatabase({ '203.0.113.1': { country: 'US', subdivision: 'OH' } }))
    expect((await openGeoIp(file)).get('203.0.113.1')).toEqual({
      country: { iso_code: 'US' },
      subdivisions: [{ iso_code: 'OH' }],
    })
  })

  it('says which variable to mend when the file is no table', async () => {
    await expect(openGeoIp(import.meta.filename)).rejects.toThrow(/GEOIP_FILE names .*\.mmdb/)
  })
})
