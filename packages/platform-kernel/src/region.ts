import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/** A place as far as laws tell places apart. */
export interface Region {
  /** ISO 3166-1, for example `US`. */
  country: string
  /** The two letters of a state of the USA; null elsewhere and where it is not known. */
  state: string | null
}

/** What is known of the place of an address. */
export interface AddressLookup {
  /** At once; null where nothing is known, or not yet. */
  look: (ip: string) => Region | null
  /** Where somebody else has to be asked: resolves when `look` knows more, or that takes too long; null where it knows already. */
  learn?: (ip: string) => Promise<void> | null
}
/**
 * What holds where nothing is known of an address: everything is open (development), a player's accepted
 * position decides, or everything is closed, because nobody tells the platform of regions at all.
 */
export type UnknownRegion = 'open' | 'position' | 'closed'
export type RegionSource = (http: Context) => Region | null
/** Asks whoever has to be asked for the region of a visitor, before it is read; null where nobody is asked. */
export type RegionLearner = (http: Context) => Promise<void> | null

export interface RegionSettings {
  /** The front passes on the region that a trusted edge wrote; without one nobody's word counts. */
  trustsHeader?: boolean
  lookUp?: AddressLookup | null | undefined
  sandbox: boolean
}

/** The header in which the front hands on what a trusted edge said; from visitors it is dropped there. */
export const regionHeader = 'x-region'
/** In the sandbox a visitor says where they are. */
export const sandboxRegionCookie = 'sandbox-region'

const code = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/

/** Reads `US-CA`, `US` or `ES-MD`; anything else is null. */
export function parseRegion(text: string | undefined): Region | null {
  const [, country, subdivision = null] = code.exec(text?.trim().toUpperCase() ?? '') ?? []
  return country ? { country, state: country === 'US' ? subdivision : null } : null
}

export const formatRegion = ({ country, state }: Region): string =>
  state ? `${country}-${state}` : country

const privateAddress =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i

/** Addresses of this machine and of private networks, which no table of regions knows. */
export const isPrivateAddress = (ip: string): boolean =>
  privateAddress.test(ip.replace(/^::ffff:/i, ''))

/** Where everybody on a developer's machine is. */
export const sandboxRegion: Region = { country: 'US', state: null }

/** What is known of a visitor without their address, and otherwise the address. */
function told(
  http: Context,
  { trustsHeader = false, sandbox }: RegionSettings,
): { region: Region | null } | { ip: string } {
  const chosen = sandbox ? parseRegion(getCookie(http, sandboxRegionCookie)) : null
  if (chosen) return { region: chosen }
  const edge = trustsHeader ? parseRegion(http.req.header(regionHeader)) : null
  if (edge) return { region: edge }
  const ip = http.req.header('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
  return isPrivateAddress(ip) ? { region: sandbox ? sandboxRegion : null } : { ip }
}

/**
 * Where visitors are, the surest source first: what the sandbox was told, the trusted edge's header,
 * the table of addresses. On a developer's machine everybody is somewhere in the USA.
 */
export const makeRegionSource =
  (settings: RegionSettings): RegionSource =>
  (http) => {
    const known = told(http, settings)
    return 'region' in known ? known.region : (settings.lookUp?.look(known.ip) ?? null)
  }

/** Learns the regions that the source with the same settings tells; undefined where all is known at once. */
export function makeRegionLearner(settings: RegionSettings): RegionLearner | undefined {
  const { learn } = settings.lookUp ?? {}
  return (
    learn &&
    ((http) => {
      const known = told(http, settings)
      return 'region' in known ? null : learn(known.ip)
    })
  )
}
