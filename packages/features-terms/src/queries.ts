import type { ApiClient } from '@marquee/api-client'
import { terms } from '@marquee/contract'
import { patchPlayer, playerKey } from '@marquee/core'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** What the player has to accept, with what is new in each document (CALL-76). */
export const openTermsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...playerKey, 'terms'],
    queryFn: async ({ signal }) => (await api.call(terms.unconfirmed, { signal })).data.terms,
    // Asked for when the page freezes: what an earlier freeze was about says nothing.
    staleTime: 0,
    gcTime: 0,
  })

export interface Shown {
  ids: number[]
  idempotencyKey?: string
}

/** Notes that the player has the documents before them (CALL-74). */
export const logTerms = (api: ApiClient, { ids }: Shown) => api.call(terms.log, { body: { ids } })

/** Accepts documents (CALL-75); sent again with its key it is accepted once. */
export const confirmTerms = (api: ApiClient, { ids, idempotencyKey }: Shown) =>
  api.call(terms.confirm, { body: { ids }, ...(idempotencyKey && { idempotencyKey }) })

/** What was accepted no longer stands between the player and the page. */
export const forgetAccepted = (queryClient: QueryClient, ids: number[]): void =>
  patchPlayer(queryClient, (known) => ({
    ...known,
    termsRequirement: known.termsRequirement.filter(({ id }) => !ids.includes(id)),
  }))
