import { type ApiClient, type CallOptions, createApiClient, isApiError } from '@marquee/api-client'

const client = createApiClient({ baseUrl: '', logger: { error: () => {} } })

/** How long an act whose answer was lost can be asked for again as the same act, in ms. */
const lastsFor = 10 * 60_000

/** Acts that nobody knows the end of, by what was asked. */
const open = new Map<string, { key: string; since: number }>()

function keyOf(act: string): string {
  const known = open.get(act)
  if (known && performance.now() - known.since < lastsFor) return known.key
  const key = crypto.randomUUID()
  open.set(act, { key, since: performance.now() })
  return key
}

/** Whether the platform may have done what it did not answer. */
const isUnknown = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500

/**
 * The platform's calls for staff, on the host of this page. An act whose answer was lost is the same act
 * when it is asked for again: it is done once, and answered as it would have been.
 */
export const api: ApiClient = {
  async call(endpoint, ...input) {
    const [{ idempotencyKey, ...asked } = {}] = input as [CallOptions?]
    if (!endpoint.effect || idempotencyKey !== undefined) return client.call(endpoint, ...input)
    const act = JSON.stringify([endpoint.method, endpoint.path, asked])
    const keyed = [{ ...asked, idempotencyKey: keyOf(act) }] as typeof input
    try {
      const answer = await client.call(endpoint, ...keyed)
      open.delete(act)
      return answer
    } catch (error) {
      if (!isUnknown(error)) open.delete(act)
      throw error
    }
  },
}
