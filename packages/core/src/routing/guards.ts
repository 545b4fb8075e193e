import { redirect } from '@tanstack/react-router'
import type { Audience } from '../feature/types.ts'

/** A path of this site and nothing else; what `redirectUrl` may hold. */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null
  // Browsers read `//host`, `/\host` and control characters inside as another site's address.
  const url = URL.parse(value, 'http://site.invalid')
  const inner = /^\/[/\\]/.test(value) || /[\u0000-\u001f]/.test(value)
  return !inner && url?.origin === 'http://site.invalid' ? value : null
}

/**
 * The middleware `route-guard`: a page for players sends a guest to sign in and back again, a page
 * for guests sends a player to the lobby. A brand without a page for it signs in on its home page,
 * which `action=login` asks for (MODAL-24).
 * @throws a router redirect.
 */
export function guardRoute(
  audience: Audience,
  isGuest: boolean,
  href: string,
  hasSignInPage: boolean,
): void {
  if (audience === 'player' && isGuest) {
    const search = { redirectUrl: href, ...(!hasSignInPage && { action: 'login' }) }
    throw redirect({ to: hasSignInPage ? '/signin' : '/', search: search })
  }
  if (audience === 'guest' && !isGuest) throw redirect({ to: '/lobby/' })
}
