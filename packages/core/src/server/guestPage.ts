import type { Brand } from '../brand/types.ts'
import { consentCookie, enabledCookie } from '../consent/consent.ts'
import { localeCookies } from '../i18n/firstAccess.ts'
import { defaultLocale } from '../i18n/types.ts'
import { preferencesCookie, readPreferences, writePreferences } from '../preferences/preferences.ts'
import { deviceClass } from './device.ts'
import type { Visit } from './visit.ts'

/** Cookies of the shell that a guest may have. */
const shellsOwn: readonly string[] = [
  preferencesCookie,
  ...localeCookies,
  consentCookie,
  enabledCookie,
]

/** Whether a guest may have a cookie. Any other one may mean somebody: who brings it gets an own render. */
const isHarmless = ({ features }: Brand, name: string): boolean =>
  shellsOwn.includes(name) || features.some(({ guestCookies }) => guestCookies?.includes(name))

/** Longer addresses are not asked for twice. */
const longestAddress = 300

export interface GuestPage {
  key: string
  /** The visit as its page is rendered: the same for everybody with this key. */
  visit: Visit
  device: string
}

/**
 * What the page that a guest asked for depends on, or null when it may depend on more. The page is
 * rendered from the key's own parts and nothing else of the request, so that nothing of one visitor
 * can be in what another one gets.
 */
export function guestPageOf(visit: Visit): GuestPage | null {
  const { brand, request, url, jar } = visit
  if (!Object.keys(jar).every((name) => isHarmless(brand, name))) return null
  const address = url.pathname + url.search
  if (address.length > longestAddress) return null
  const language = brand.locales.find((locale) => locale === jar['language']) ?? defaultLocale
  const preferences = writePreferences(readPreferences(jar[preferencesCookie]))
  const region = request.headers.get('x-region') ?? ''
  const device = deviceClass(request.headers.get('user-agent') ?? '')
  const host = request.headers.get('host') ?? url.host
  const headers = {
    host,
    cookie: `language=${language}; ${preferencesCookie}=${preferences}`,
    'x-forwarded-proto': url.protocol.slice(0, -1),
    ...(region && { 'x-region': region }),
  }
  return {
    key: JSON.stringify([
      brand.key,
      url.origin,
      host,
      address,
      language,
      preferences,
      region,
      device,
    ]),
    device,
    visit: {
      ...visit,
      request: new Request(url, { headers }),
      jar: { language, [preferencesCookie]: preferences },
    },
  }
}
