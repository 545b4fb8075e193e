import type { createApiClient } from '@marquee/api-client'
import { forwardedCookies, headersFor } from './forwarding.ts'
import type { Visit } from './visit.ts'

type ApiOptions = Parameters<typeof createApiClient>[0]

/** What the platform said beside its answers. */
export interface Heard {
  /** `set-cookie` values for the visitor. */
  cookies: string[]
  /** How many calls failed. */
  failures: number
}

export const makeHeard = (): Heard => ({ cookies: [], failures: 0 })

/** Calls that this server makes for a visitor: what may be forwarded goes along, cookies come back. */
export const apiFor = (
  { request, environment, fetch }: Pick<Visit, 'request' | 'environment' | 'fetch'>,
  heard: Heard,
): ApiOptions => ({
  baseUrl: environment.platformUrl,
  fetch,
  parse: environment.parts?.versions.read,
  headers: () => headersFor(request, environment.rendererKey),
  onResponse: (response) => heard.cookies.push(...forwardedCookies(response)),
  logger: {
    // The message names the call and what it was refused for; its stack is always the client's.
    error: (message) => {
      heard.failures += 1
      console.error(message)
    },
  },
})
