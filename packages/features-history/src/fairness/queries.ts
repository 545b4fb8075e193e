import { type ApiClient, isApiError } from '@marquee/api-client'
import { useApi } from '@marquee/core'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { fairness, history } from '../contract/endpoints.ts'
import { historyKey } from '../keys.ts'

/** The seeds that the player's rounds are drawn from, and those that were shown. */
export const fairnessQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...historyKey, 'fairness'],
    queryFn: async ({ signal }) => (await api.call(fairness.show, { signal })).data,
    // Every round counts on: what is shown is asked for each time.
    staleTime: 0,
  })

/** One of the player's rounds with what it was drawn from. */
export const drawnRoundQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...historyKey, 'drawn', id],
    queryFn: async ({ signal }) => (await api.call(history.round, { params: { id }, signal })).data,
    staleTime: 10_000,
  })

/** The books that rounds of another studio's game are drawn from. */
export const booksTableQuery = (api: ApiClient, modelId: string) =>
  queryOptions({
    queryKey: [...historyKey, 'books', modelId],
    queryFn: async ({ signal }) =>
      (await api.call(fairness.model, { params: { modelId }, signal })).data,
    // The id has a hash of what is in it.
    staleTime: Infinity,
  })

/** Why a seed was not shown, as far as the player can do something about it. */
export type RevealProblem = 'open' | 'stale' | 'failed'

/** Why a seed was not shown. */
export const problemOf = (error: unknown): RevealProblem =>
  isApiError(error, 'round-open') ? 'open' : isApiError(error, 'not-available') ? 'stale' : 'failed'

/** Has the present seed shown and begins the next pair; everything that knew the old one is fetched anew. */
export function useReveal() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: { pairId: string; playerSeed: string }) =>
      (await api.call(fairness.reveal, { body })).data,
    // A round of the pair can be checked from now on, and a refusal may come from a newer pair.
    onSettled: () => queryClient.invalidateQueries({ queryKey: historyKey }),
  })
}
