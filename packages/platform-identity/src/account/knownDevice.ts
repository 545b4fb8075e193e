import { createHmac, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Request } from '@marquee/platform-kernel/http'

/** As long as browsers keep any cookie, in s. */
const maxAge = 400 * 86_400
/** How many accounts one browser is known to: a family's, not a list's. */
const most = 4

type Caller = Pick<Request, 'http' | 'secure' | 'network' | 'kernel'>

/** Sent with calls alone: no page depends on it. */
const attributes = (secure: boolean) => ({
  path: '/rest/',
  httpOnly: true,
  secure,
  sameSite: 'Lax' as const,
  maxAge,
})

const cookieName = (secure: boolean): string =>
  secure ? '__Secure-marquee-device' : 'marquee-device'

const macOf = ({ identityKey }: Pick<Kernel, 'identityKey'>, owner: string, nonce: string) =>
  createHmac('sha256', identityKey).update(`device:${owner}:${nonce}`).digest('base64url')

const tokensOf = ({ http, secure }: Pick<Request, 'http' | 'secure'>): string[] =>
  (getCookie(http, cookieName(secure)) ?? '').split('~').filter(Boolean).slice(0, most)

/** Which of a browser's tokens is an owner's, by its nonce; null where none is. */
function deviceOf(caller: Caller, owner: string): string | null {
  for (const token of tokensOf(caller)) {
    const [nonce = '', mac = ''] = token.split('.')
    const expected = macOf(caller.kernel, owner, nonce)
    if (mac.length === expected.length && timingSafeEqual(Buffer.from(mac), Buffer.from(expected)))
      return nonce
  }
  return null
}

/**
 * Where an attempt to sign in comes from, for counting: a device that has signed in to the account
 * before, or else the network. Costs the same for an address without an account.
 */
export function sourceOf(caller: Caller, owner: string | undefined): Source {
  const device = deviceOf(caller, owner ?? 'nobody')
  return device !== null && owner !== undefined
    ? { isKnown: true, id: `device:${device}` }
    : { isKnown: false, id: `network:${caller.network}` }
}

/** What wrong passwords are counted by, beside the account. */
export interface Source {
  /** Proven to be the owner's before: what strangers do elsewhere does not close it. */
  isKnown: boolean
  id: string
}

/** Lets the browser prove from now on that an account was signed in to here; says nothing by itself. */
export function rememberDevice(caller: Caller, owner: string): void {
  if (deviceOf(caller, owner) !== null) return
  const { http, secure, kernel } = caller
  const nonce = kernel.random.token(16)
  const own = `${nonce}.${macOf(kernel, owner, nonce)}`
  const tokens = [own, ...tokensOf(caller)].slice(0, most)
  setCookie(http, cookieName(secure), tokens.join('~'), attributes(secure))
}
