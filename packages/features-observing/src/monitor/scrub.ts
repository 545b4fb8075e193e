import { monitorSettings } from './settings.ts'

const removed = '[removed]'

/** Names of fields and query parameters whose values are nobody's business. */
const privateNames =
  'password|pass|pin|token|ticket|secret|code|key|auth|authorization|cookie|session|sid|signature|email|e-mail|phone|login|user|username|name|surname|firstName|lastName|fullName|birthDay|birthday|address|card|cvv|iban|account'

const privateField = new RegExp(`^(?:${privateNames})$|(?:token|password|secret|email|phone)$`, 'i')
const privateQuery = new RegExp(
  `([?&#;](?:${privateNames}|[\\w-]*(?:token|password|secret|email|phone))=)[^&#;\\s"']*`,
  'gi',
)
const email = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi
const phone = /\+\d[\d ().-]{7,}\d/g
/** Tokens and identifiers: long, unbroken and with a digit. */
const token = /(?<![\w-])(?=[\w-]*\d)[\w-]{32,}(?:\.[\w-]+)*/g
const address = /\bhttps?:\/\/\S+/g

const shorten = (url: string): string => url.slice(0, monitorSettings.urlLength)

/** A text without personal data, its addresses cut to 800 characters (MONITOR-08). */
export const scrubText = (text: string): string =>
  text
    .replace(privateQuery, `$1${removed}`)
    .replace(email, removed)
    .replace(token, removed)
    .replace(phone, removed)
    .replace(address, shorten)

/** Fields of the service's own that only look private: its name, the browser's, its own chance ids. */
const technical = new Set(['Name', 'Browser-Name', 'client', 'sessionId', 'requestId'])

const isPrivate = (name: string, value: unknown): boolean =>
  privateField.test(name) && typeof value !== 'object'

/** The same for whatever is sent: texts in any depth are scrubbed, private fields emptied. */
export function scrub<T>(value: T): T {
  if (typeof value === 'string') return scrubText(value) as T
  if (Array.isArray(value)) return value.map(scrub) as T
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      technical.has(name) ? inner : isPrivate(name, inner) ? removed : scrub(inner),
    ]),
  ) as T
}
