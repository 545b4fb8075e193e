import type { ApiClient } from '@marquee/api-client'
import {
  type CardAction,
  type Identity,
  type Locale,
  type PushPayload,
  type VerificationDocument,
  verification,
} from '@marquee/contract'
import { makeOld, playerKey, profileKey, type PushTools } from '@marquee/core'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** Below `player`: they go with the player who signs out. */
const documentsKey = [...playerKey, 'documents'] as const
const identityKey = [...playerKey, 'identity'] as const
const actionKey = [...playerKey, 'identity-action'] as const

/** The documents this player sent, newest first. */
export const documentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: documentsKey,
    queryFn: async ({ signal }) =>
      (await api.call(verification.documents, { signal })).data.documents,
  })

/** Shows a document that has arrived before anybody asks again. */
export const addDocument = (queryClient: QueryClient, document: VerificationDocument): void => {
  queryClient.setQueryData<VerificationDocument[]>(documentsKey, (known = []) => [
    document,
    ...known.filter(({ id }) => id !== document.id),
  ])
}

/** Where the verification stands, with everything that happened. */
export const identityQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: identityKey,
    queryFn: async ({ signal }) => (await api.call(verification.identity, { signal })).data,
  })

/** The same as it is this moment: an answer that is still on its way may be older than what a push told. */
export async function latestIdentity(api: ApiClient, queryClient: QueryClient): Promise<Identity> {
  await queryClient.cancelQueries({ queryKey: identityKey })
  return queryClient.fetchQuery({ ...identityQuery(api), staleTime: 0 })
}

/** What the card check said last in this tab; pushed, never asked for. */
export const lastActionQuery = queryOptions<CardAction | null>({
  queryKey: actionKey,
  queryFn: () => null,
  enabled: false,
  initialData: null,
  staleTime: Infinity,
})

export const startIdentity = async (api: ApiClient, locale: Locale) =>
  (await api.call(verification.startIdentity, { body: { locale } })).data

/** A new check begins: what the one before said is over. */
export const forgetAction = (queryClient: QueryClient): void =>
  void queryClient.setQueryData<CardAction | null>(actionKey, null)

/** RT-06: the card check goes on. */
export const hearAction = (
  tools: PushTools,
  { action }: PushPayload<'playerVerification'>,
): void => {
  tools.queryClient.setQueryData<CardAction | null>(actionKey, action)
  makeOld(tools.queryClient, identityKey)
}

/** RT-03: a decision. Once passed, the check is turned off here too (VERIFY-22, VERIFY-23). */
export const hearStatus = (
  tools: PushTools,
  { status }: PushPayload<'playerIdentityVerification'>,
): void => {
  tools.queryClient.setQueryData<Identity>(
    identityKey,
    (known) => known && { ...known, status, canStart: known.canStart && status !== 'approved' },
  )
  makeOld(tools.queryClient, identityKey, profileKey)
}

export const hearProfile = (tools: PushTools, { changed }: PushPayload<'profile'>): void => {
  if (changed.includes('documents')) makeOld(tools.queryClient, documentsKey)
  if (changed.includes('documentConfirmStatus')) makeOld(tools.queryClient, identityKey, profileKey)
}
