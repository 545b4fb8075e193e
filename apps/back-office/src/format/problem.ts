import { ApiError } from '@marquee/api-client'

/** Why a call failed, in words for staff; with the id under which the platform's log has it. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page. Reload it.'
  const { code, requestId } = error
  if (code === 'network' || code === 'timeout') {
    return 'The platform could not be reached. Check the connection and try again.'
  }
  // The platform's own words: what happened, why, and how to mend it.
  const [, words = error.message] = / failed \([\w-]+\): (.*)$/s.exec(error.message) ?? []
  return requestId && code === 'internal' ? `${words} (request ${requestId})` : words
}
