import type { Brand } from '../brand/types.ts'
import { redirectTo } from '../routing/go.ts'
import { pageIn } from '../routing/Link.tsx'

/**
 * The way to sign in and back again. A brand without a page for it signs in on its home page, which
 * `action=login` asks for (MODAL-24).
 */
export function toSignIn(brand: Brand, redirectUrl: string) {
  const page = pageIn(brand, '/signin')
  return page
    ? redirectTo({ to: page, search: { redirectUrl } })
    : redirectTo({ to: '/', search: { redirectUrl, action: 'login' } })
}
