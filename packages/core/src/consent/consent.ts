import type { Brand } from '../brand/types.ts'
import { readCookies, writeCookie } from '../preferences/cookie.ts'
import { defaultConsent } from './defaultConsent.ts'
import type { ConsentConfig } from './types.ts'

/** All configured ids at the time of the choice (TEN-19). */
export const consentCookie = 'cookie_control_consent'
/** The ids that were enabled. */
export const enabledCookie = 'cookie_control_enabled_cookies'

const separator = '~'
const year = 365 * 86_400

/** What somebody has said about cookies (CONSENT-01). */
export interface Consent {
  /** Whether today's list has been answered. */
  given: boolean
  /** Ids that may be used; without an answer the necessary ones only. */
  enabled: readonly string[]
}

const idsOf = (entries: { id: string }[]): string[] => entries.map(({ id }) => id)

/** What of a brand decides its list. */
type ConsentBrand = Partial<Pick<Brand, 'consent' | 'push' | 'monitoring' | 'analytics'>>

/** Uses that are asked for only where the brand has the service. */
const serviceOf: Record<string, (brand: ConsentBrand) => unknown> = {
  analytics: ({ analytics }) => analytics,
  monitoring: ({ monitoring }) => monitoring,
  'marketing-push': ({ push }) => push,
}

/** The brand's own list, else the shell's without the services that the brand does not have. */
export function consentConfigOf(brand: ConsentBrand): ConsentConfig {
  const { necessary, optional } = defaultConsent
  return (
    brand.consent ?? {
      necessary,
      optional: optional.filter(({ id }) => !(id in serviceOf) || serviceOf[id]?.(brand)),
    }
  )
}

/** Every id of the list as one text, necessary ones first (CONSENT-02). */
export const allIds = ({ necessary, optional }: ConsentConfig): string =>
  idsOf([...necessary, ...optional]).join(separator)

/**
 * Reads the two cookies. Consent counts as given only when it was given to today's whole list
 * (CONSENT-03); an answer to another list allows nothing optional.
 */
export function readConsent(config: ConsentConfig, cookieHeader: string): Consent {
  const cookies = readCookies(cookieHeader)
  const given = cookies[consentCookie] === allIds(config)
  const chosen = given ? (cookies[enabledCookie] ?? '').split(separator) : []
  const optional = idsOf(config.optional).filter((id) => chosen.includes(id))
  return { given, enabled: [...idsOf(config.necessary), ...optional] }
}

/** Keeps a choice for a year. Ids that are not optional ones of the list are left out. */
export function writeConsent(config: ConsentConfig, optional: readonly string[]): Consent {
  const chosen = idsOf(config.optional).filter((id) => optional.includes(id))
  const enabled = [...idsOf(config.necessary), ...chosen]
  writeCookie(enabledCookie, enabled.join(separator), year)
  writeCookie(consentCookie, allIds(config), year)
  return { given: true, enabled }
}

/** Whether an optional (or necessary) use is allowed on this device right now. */
export const isAllowed = (brand: ConsentBrand, id: string): boolean =>
  readConsent(consentConfigOf(brand), document.cookie).enabled.includes(id)
