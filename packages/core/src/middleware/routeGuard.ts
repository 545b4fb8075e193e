import { redirect } from '@tanstack/react-router'
import { isGuest } from '../session/session.ts'
import { toSignIn } from './toSignIn.ts'
import type { Middleware } from './types.ts'

/**
 * A page for players sends a guest to sign in and back again, a page for guests sends a player to
 * the lobby (LAYOUT-05).
 */
export const routeGuard: Middleware = ({ runtime: { brand, queryClient }, route, href }) => {
  const guest = isGuest(queryClient)
  if (route.audience === 'player' && guest) throw toSignIn(brand, href)
  if (route.audience === 'guest' && !guest) throw redirect({ to: '/lobby/' })
}
