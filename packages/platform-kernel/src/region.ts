import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/** A place as far as laws tell places apart. */
export interface Region {
  /** ISO 3166-1, for example `US`. */
  country: string
  /** The two letters of a state of the USA; null elsewhere and where it is not known. */
  state: string | null
}

/** What is known of the place of an address, for example from a MaxMind file. */
export type AddressLookup = (ip: string) => Region | null
/**
 * What holds where nothing is known of an address: everything is open (development), a player's accepted
 * position decides, or everything is closed, because nobody tells the platform of regions at all.
 */
export type UnknownRegion = 'open' | 'position' | 'closed'
export type RegionSource = (http: Context) => Region | null

export interface RegionSettings {
  /** The front passes on the region that a trusted edge wrote; without one nobody's word counts. */
  trustsHeader?: boolean
  lookUp?: AddressLookup | undefined
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

/**
 * Where visitors are, the surest source first: what the sandbox was told, the trusted edge's header,
 * the table of addresses. On a developer's machine everybody is somewhere in the USA.
 */
export function makeRegionSource({
  trustsHeader = false,
  lookUp,
  sandbox,
}: RegionSettings): RegionSource {
  return (http) => {
    const told = sandbox ? parseRegion(getCookie(http, sandboxRegionCookie)) : null
    if (told) return told
    const edge = trustsHeader ? parseRegion(http.req.header(regionHeader)) : null
    if (edge) return edge
    const ip = http.req.header('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
    if (isPrivateAddress(ip)) return sandbox ? { country: 'US', state: null } : null
    return lookUp?.(ip) ?? null
  }
}
