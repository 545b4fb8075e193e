import { type CityResponse, open, type Reader } from 'maxmind'
import type { AddressLookup, Region } from '@marquee/platform-kernel/region'
import { StartFailure } from './failure.ts'

/** What a record says of its region. Some know the country alone. */
export function regionOfRecord(record: CityResponse | null): Region | null {
  const country = record?.country?.iso_code
  if (!country) return null
  const state = country === 'US' ? (record.subdivisions?.[0]?.iso_code ?? null) : null
  return { country, state }
}

/** Looks addresses up in an open table; what is no address has no region. */
export const lookUpIn =
  (table: Pick<Reader<CityResponse>, 'get'>): AddressLookup =>
  (ip) => {
    try {
      return regionOfRecord(table.get(ip))
    } catch {
      return null
    }
  }

/** Opens a MaxMind City database, and again whenever its file is replaced. @throws when it is none. */
export async function openGeoIp(file: string): Promise<AddressLookup> {
  try {
    const table = await open<CityResponse>(file, {
      watchForUpdates: true,
      watchForUpdatesNonPersistent: true,
    })
    return lookUpIn(table)
  } catch (error) {
    throw new StartFailure(
      `GEOIP_FILE names ${file}, which cannot be read as a MaxMind database. Name a City database (.mmdb), or leave the variable out.`,
      error,
    )
  }
}
