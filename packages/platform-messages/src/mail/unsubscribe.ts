import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Locale } from '@marquee/contract'
import type { Kernel } from '@marquee/platform-kernel/command'

interface Subscriber {
  brand: string
  /** An e-mail address. */
  contact: string
}

/** The path before the token, on a brand's own host. */
export const unsubscribePath = '/rest/mail/unsubscribe/'

const sealOf = (identityKey: string, { brand, contact }: Subscriber): Buffer =>
  createHmac('sha256', identityKey).update(`unsubscribe\n${brand}\n${contact}`).digest()

/**
 * Where somebody ends marketing by mail, without signing in: nobody else can make the address, and it
 * works as long as the mail is kept.
 */
export function unsubscribeAddress(
  { originOf, identityKey }: Pick<Kernel, 'originOf' | 'identityKey'>,
  { locale, ...subscriber }: Subscriber & { locale: Locale },
): string {
  const contact = Buffer.from(subscriber.contact).toString('base64url')
  const seal = sealOf(identityKey, subscriber).toString('base64url')
  return `${originOf(subscriber.brand)}${unsubscribePath}${contact}.${seal}?locale=${locale}`
}

/** Whose token it is; null when the platform did not make it for this brand. */
export function readUnsubscribe(
  { identityKey }: Pick<Kernel, 'identityKey'>,
  { brand, token }: { brand: string; token: string },
): Subscriber | null {
  const [part = '', seal = ''] = token.split('.')
  const subscriber = { brand, contact: Buffer.from(part, 'base64url').toString() }
  const expected = sealOf(identityKey, subscriber)
  const given = Buffer.from(seal, 'base64url')
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? subscriber : null
}
