import { deleteCookie, setCookie } from 'hono/cookie'
import { type Request, sessionCookie } from '@marquee/platform-kernel/http'

/** Longer than any session without a request lives; the platform decides when one is over. */
const maxAge = 400 * 86_400

const attributes = (secure: boolean) => ({
  path: '/',
  httpOnly: true,
  secure,
  sameSite: 'Lax' as const,
})

/** Hands a session's token to the browser, out of reach of its scripts. */
export function giveSessionCookie(
  { http, secure }: Pick<Request, 'http' | 'secure'>,
  token: string,
): void {
  setCookie(http, sessionCookie(secure), token, { ...attributes(secure), maxAge })
}

export function dropSessionCookie({ http, secure }: Pick<Request, 'http' | 'secure'>): void {
  deleteCookie(http, sessionCookie(secure), attributes(secure))
}
