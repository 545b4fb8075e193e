import { isIP } from 'node:net'
import { z } from 'zod'
import { problemOf } from '../outcome.ts'
import { readJson } from '../readJson.ts'
import type { Adapter } from '../registry.ts'
import { regionOfRecord } from './file.ts'
import type { GeolocationAccount, GeolocationProvider, RemoteGeolocation } from './provider.ts'

/** Nobody waits so long for it, but what comes late is known the next time; in ms. */
const usualPatience = 5_000

const place = z.object({ iso_code: z.string().regex(/^[A-Z0-9]{1,3}$/) })
const record = z.object({
  country: place.optional().catch(undefined),
  subdivisions: z.array(place).optional().catch(undefined),
})
const refusal = z.object({ code: z.string() })

/** What says something of the address; every other code is about us or the service. */
const aboutAddress = new Set(['IP_ADDRESS_NOT_FOUND', 'IP_ADDRESS_RESERVED', 'IP_ADDRESS_INVALID'])

interface MaxMindOptions {
  /** What stands before the address: a service such as `…/geoip/v2.1/city`, or `country`. */
  url: string
  accountId: string
  key: string
  timeout?: number
  onTrouble?: (problem: string) => void
}

/**
 * The web services of MaxMind's GeoIP, as https://dev.maxmind.com/geoip/docs/web-services/requests and
 * `/responses` beside it say. An address is asked for each time; `remembered.ts` remembers.
 */
export const maxmindGeolocation = ({
  url,
  accountId,
  key,
  timeout = usualPatience,
  onTrouble = () => {},
}: MaxMindOptions): RemoteGeolocation => ({
  name: 'maxmind',
  isRemote: true,
  async look(ip) {
    if (!isIP(ip)) return null
    try {
      const answer = await fetch(`${url}/${encodeURIComponent(ip)}`, {
        redirect: 'error',
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${accountId}:${key}`).toString('base64')}`,
        },
        signal: AbortSignal.timeout(timeout),
      })
      const told = readJson(await answer.text())
      if (answer.ok) return regionOfRecord(record.parse(told))
      const { data } = refusal.safeParse(told)
      if (data && aboutAddress.has(data.code)) return null
      onTrouble(problemOf(`${answer.status} ${data?.code ?? ''}`))
      return 'unavailable'
    } catch (error) {
      onTrouble(problemOf(String(error)))
      return 'unavailable'
    }
  },
})

export const maxmind: Adapter<GeolocationProvider, GeolocationAccount> = {
  name: 'maxmind',
  open: ({ url, accountId, key, onTrouble }) =>
    url && accountId && key
      ? maxmindGeolocation({ url, accountId, key, ...(onTrouble && { onTrouble }) })
      : null,
}
