import { getCookie, setCookie } from 'hono/cookie'
import type { Request } from '@marquee/platform-kernel/http'
import { signInCodeLifetime } from './rules.ts'

type Caller = Pick<Request, 'http' | 'secure'>

const cookieName = (secure: boolean): string => (secure ? '__Secure-marquee-code' : 'marquee-code')

/** What the browser that asked for a code is known by; empty where none did. */
export const codeBrowserOf = ({ http, secure }: Caller): string =>
  getCookie(http, cookieName(secure)) ?? ''

/**
 * Lets the browser that asked for a code be known when it brings the code back: what strangers ask for or
 * guess elsewhere neither replaces nor spends it. Says nothing by itself, and goes with the code.
 */
export function rememberCodeBrowser({ http, secure }: Caller, browser: string): void {
  setCookie(http, cookieName(secure), browser, {
    path: '/rest/',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    maxAge: signInCodeLifetime / 1000,
  })
}
