import type { RedirectStatus } from '../routing/routeRules.ts'
import type { PageAnswer } from './types.ts'

export const makeAnswer = (given: Partial<PageAnswer>): PageAnswer => ({
  status: 200,
  headers: {},
  cookies: [],
  parts: [],
  shared: false,
  isIncomplete: false,
  ...given,
})

/** A whole document stands behind each address, so none of them keeps a redirect. */
export const redirectTo = (
  location: string,
  status: RedirectStatus = 302,
  cookies: string[] = [],
): PageAnswer =>
  makeAnswer({ status, headers: { location, 'cache-control': 'private, no-store' }, cookies })
