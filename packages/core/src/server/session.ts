import { createApiClient } from '@marquee/api-client'
import { session } from '@marquee/contract'
import { allowedTarget } from '../routing/allowedTarget.ts'
import { parseSearch } from '../routing/search.ts'
import { apiFor, makeHeard } from './platform.ts'
import type { Visit } from './visit.ts'

export interface CheckedSession {
  isGuest: boolean
  /** Where the visitor belongs instead: a path of the site or an allowed host's address. */
  elsewhere: string | null
  /** `set-cookie` values for this visitor alone (SESSION-07). */
  cookies: string[]
}

/**
 * Asks the platform who is there (CALL-01). The home path is skipped (SESSION-06), and a failure is
 * logged and ignored (ERR-01): the visitor is a guest then.
 */
export async function checkSession(visit: Visit): Promise<CheckedSession> {
  const nobody: CheckedSession = { isGuest: true, elsewhere: null, cookies: [] }
  if (visit.path === '/') return nobody
  const heard = makeHeard()
  try {
    const api = createApiClient({ ...apiFor(visit, heard), logger: { error: () => {} } })
    const check = await api.call(session.check, { query: parseSearch(visit.url.search) })
    const { redirectUrl } = check
    const elsewhere = redirectUrl && allowedTarget(visit.brand, redirectUrl, visit.url.origin)
    if (redirectUrl && !elsewhere) {
      console.error(
        `The session check leads to ${JSON.stringify(redirectUrl)}, which is neither a path of the site nor on one of the brand's allowedHosts; it was dropped.`,
      )
    }
    return { isGuest: !check.authorized, elsewhere: elsewhere || null, cookies: heard.cookies }
  } catch (error) {
    console.error('The session check failed; the page is rendered for a guest.', error)
    return nobody
  }
}
