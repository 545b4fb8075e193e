import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { PlatformError } from './errors.ts'
import { sessionCookie } from './http.ts'
import type { Surroundings } from './module.ts'
import { findSession, type Session } from './sessions.ts'

/**
 * Who asks outside of the contract, such as for a file: the brand of the host, and the session that
 * its cookie stands for. @throws PlatformError not-found when no brand answers at this host.
 */
export async function visitorOf(
  http: Context,
  { kernel, brandOf }: Pick<Surroundings, 'kernel' | 'brandOf'>,
): Promise<{ brand: string; session: Session | null }> {
  const brand = brandOf(http)
  if (!brand) {
    throw new PlatformError('not-found', 'No brand answers at this host. Ask at one of its own.')
  }
  const token = getCookie(http, sessionCookie(http.req.header('x-forwarded-proto') === 'https'))
  const found = token ? await findSession(kernel, token) : null
  return { brand, session: found?.brand === brand ? found : null }
}
