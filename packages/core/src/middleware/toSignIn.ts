import { redirect } from '@tanstack/react-router'
import type { Brand } from '../brand/types.ts'

/**
 * The way to sign in and back again. A brand without a page for it signs in on its home page, which
 * `action=login` asks for (MODAL-24).
 */
export function toSignIn({ features }: Brand, href: string) {
  const hasPage = features.some(({ routes = [] }) => routes.some(({ path }) => path === '/signin'))
  const search = { redirectUrl: href, ...(!hasPage && { action: 'login' }) }
  return redirect({ to: hasPage ? '/signin' : '/', search })
}
