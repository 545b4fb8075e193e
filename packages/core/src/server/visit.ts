import type { Brand } from '../brand/types.ts'
import type { LocaleCode } from '../i18n/types.ts'
import { readCookies } from '../preferences/cookie.ts'
import { splitLocale } from '../routing/locale.ts'
import { makeBatchingFetch } from './batching.ts'
import type { RenderEnvironment } from './types.ts'

/** One request for a page of a brand. */
export interface Visit {
  brand: Brand
  request: Request
  environment: RenderEnvironment
  url: URL
  locale: LocaleCode
  /** Without locale. */
  path: string
  jar: ReturnType<typeof readCookies>
  /** Asks the platform: what is asked for in the same turn goes there together. */
  fetch: typeof globalThis.fetch
  /** Addresses that were asked for so far. */
  asked: Set<string>
}

/** What all visits of one page are likely to ask for is known by this; null where nobody asks twice. */
const pageOf = ({ pathname, search }: URL): string | null =>
  pathname.length + search.length > longestAddress ? null : pathname + search

/** Nobody asks twice for longer ones. */
export const longestAddress = 300

/** Keeps in mind what this visit of a player asked for: the next one of this page asks for it at once. */
export function rememberAsked({ environment, url, asked }: Visit): void {
  const page = pageOf(url)
  const { parts } = environment
  if (!parts || page === null) return
  const before = parts.asked.get(page)
  if (before?.length === asked.size && before.every((one) => asked.has(one))) return
  parts.asked.set(page, [...asked])
}

/** The platform's cookie, with and without TLS. */
const sessionCookies = ['__Host-marquee', 'marquee']

/** Whether the visitor brings a session; whether it is one that lasts, the platform says. */
export const hasSession = ({ jar }: Pick<Visit, 'jar'>): boolean =>
  sessionCookies.some((name) => jar[name])

export function visitOf(brand: Brand, request: Request, environment: RenderEnvironment): Visit {
  const url = new URL(request.url)
  const jar = readCookies(request.headers.get('cookie') ?? '')
  const asked = new Set<string>()
  const page = pageOf(url)
  const { platformUrl, parts, fetch } = environment
  const foreseen = () => (hasSession({ jar }) && page !== null && parts?.asked.get(page)) || []
  return {
    brand,
    request,
    environment,
    url,
    jar,
    asked,
    fetch: makeBatchingFetch(platformUrl, {
      fetch,
      foreseen,
      onAsked: (address) => asked.add(address),
      known: parts?.known,
    }),
    ...splitLocale(url.pathname, brand.locales),
  }
}
