import { type CityTable, openCityTable } from '@marquee/platform-providers'
import { StartFailure } from './failure.ts'

/** Opens a MaxMind City database, and again whenever its file is replaced. @throws when it is none. */
export async function openGeoIp(file: string): Promise<CityTable> {
  try {
    return await openCityTable(file)
  } catch (error) {
    throw new StartFailure(
      `GEOIP_FILE names ${file}, which cannot be read as a MaxMind database. Name a City database (.mmdb), or leave the variable out.`,
      error,
    )
  }
}
