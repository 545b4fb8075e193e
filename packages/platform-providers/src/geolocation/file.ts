import { isIP } from 'node:net'
import { type CityResponse, open, type Reader } from 'maxmind'
import type { Region } from '@marquee/platform-kernel/region'
import type { Adapter } from '../registry.ts'
import type { GeolocationAccount, GeolocationProvider, LocalGeolocation } from './provider.ts'

export type CityTable = Pick<Reader<CityResponse>, 'get'>

/** What is read of a record. */
interface PlaceRecord {
  country?: { iso_code?: string | undefined } | undefined
  subdivisions?: readonly { iso_code?: string | undefined }[] | undefined
}

/** What a record says of its region, in a file as in an answer. Some know the country alone. */
export function regionOfRecord(record: PlaceRecord | null): Region | null {
  const country = record?.country?.iso_code
  if (!country) return null
  const state = country === 'US' ? (record.subdivisions?.[0]?.iso_code ?? null) : null
  return { country, state }
}

/** Opens a City database of MaxMind's, and again whenever its file is replaced. @throws when it is none. */
export const openCityTable = (file: string): Promise<CityTable> =>
  open<CityResponse>(file, { watchForUpdates: true, watchForUpdatesNonPersistent: true })

/** Looks addresses up in an open table; what is no address has no region. */
export const fileGeolocation = (table: CityTable): LocalGeolocation => ({
  name: 'file',
  isRemote: false,
  look(ip) {
    // Tables read some texts that are no addresses as others.
    return isIP(ip) ? regionOfRecord(table.get(ip)) : null
  },
})

export const file: Adapter<GeolocationProvider, GeolocationAccount> = {
  name: 'file',
  open: ({ table }) => (table ? fileGeolocation(table) : null),
}
