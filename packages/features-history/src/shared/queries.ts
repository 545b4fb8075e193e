import { type ApiClient, isApiError } from '@marquee/api-client'
import { type RouteContext, useApi } from '@marquee/core'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { history } from '../contract/endpoints.ts'
import { isLinkId } from '../contract/linkId.ts'
import type { RoundLink } from '../contract/schemas.ts'
import { replayQuery } from '../queries.ts'
import { multipleText } from './multipleText.ts'
import { historyKey } from '../keys.ts'

/** A round that its player shares. */
export const sharedQuery = (api: ApiClient, linkId: string) =>
  queryOptions({
    queryKey: [...historyKey, 'shared', linkId],
    queryFn: async ({ signal }) =>
      (await api.call(history.shared, { params: { linkId }, signal })).data,
    staleTime: Infinity,
    retry: false,
  })

const linkIdOf = ({ params }: RouteContext): string => params['linkId'] ?? ''
const queryOf = (context: RouteContext) => sharedQuery(context.api, linkIdOf(context))

/** Whether the platform said that there is no such round. */
const isUnknown = (error: unknown): boolean => isApiError(error, 'not-found')

/**
 * Fills the cache before the page is rendered. That there is no such round is remembered for `isShared`;
 * any other failure is forgotten, and the page asks again itself.
 */
export async function loadShared(context: RouteContext): Promise<void> {
  if (!isLinkId(linkIdOf(context))) return
  const { queryClient } = context
  const options = queryOf(context)
  await queryClient.ensureQueryData(options).catch((error: unknown) => {
    if (!isUnknown(error)) queryClient.removeQueries({ queryKey: options.queryKey })
  })
}

/** Whether the address names a round that is shared: what no link looks like is not asked for. */
export const isShared = (context: RouteContext): boolean =>
  isLinkId(linkIdOf(context)) &&
  !isUnknown(context.queryClient.getQueryState(queryOf(context).queryKey)?.error)

/** What the document's title and description are made of. */
export function sharedTitle(context: RouteContext): Record<string, string> {
  const round = context.queryClient.getQueryData(queryOf(context).queryKey)
  if (!round) return {}
  return {
    context: round.win > 0 ? 'won' : 'lost',
    title: round.title,
    multiple: multipleText(round.multiple, context.locale),
  }
}

/** Makes the link of a round, or ends it; the round's own answer then says so. */
export function useRoundLink(roundId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const keep = (link: RoundLink | null) =>
    queryClient.setQueryData(
      replayQuery(api, roundId).queryKey,
      (known) => known && { ...known, link },
    )
  const params = { id: roundId }
  const share = useMutation({
    mutationFn: async () => (await api.call(history.share, { params })).data.link,
    onSuccess: keep,
  })
  const unshare = useMutation({
    mutationFn: () => api.call(history.unshare, { params }),
    onSuccess: () => keep(null),
  })
  return { share, unshare }
}
