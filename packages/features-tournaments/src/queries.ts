import type { ApiClient } from '@marquee/api-client'
import { type Tournament } from './contract/schemas.ts'
import { tournaments } from './contract/endpoints.ts'
import { fillCache, type PushTools, useApp, useCountdown } from '@marquee/core'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { tournamentsKey } from './keys.ts'

/** Tournaments on one page of those to come and of those that are over (TOURN-03, TOURN-04). */
export const pageSize = { upcoming: 5, history: 4 } as const

export interface TournamentPage {
  tournaments: Tournament[]
  total: number
}

/** What runs; pushes of tournaments make every key that begins like this old. */
export const runningQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...tournamentsKey, 'running'],
    queryFn: async ({ signal }) =>
      (await api.call(tournaments.running, { signal })).data.tournaments,
    staleTime: 15_000,
  })

/** What a game counts for (CALL-58). */
export const ofGameQuery = (api: ApiClient, gameId: number) =>
  queryOptions({
    queryKey: [...tournamentsKey, 'game', gameId],
    queryFn: async ({ signal }) =>
      (await api.call(tournaments.current, { query: { gameId }, signal })).data,
    staleTime: 15_000,
  })

/** A page of what is to come (CALL-59) or over (CALL-60), counted from 1. */
export const listQuery = (api: ApiClient, kind: keyof typeof pageSize, page: number) =>
  queryOptions({
    queryKey: [...tournamentsKey, kind, page],
    queryFn: async ({ signal }): Promise<TournamentPage> => {
      const limit = pageSize[kind]
      const query = { limit, offset: (page - 1) * limit }
      return (await api.call(tournaments[kind], { query, signal })).data
    },
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetch({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, runningQuery(api))
}

export function useRunning() {
  const { api } = useApp()
  return useQuery(runningQuery(api))
}

/** A clock that is a little ahead, and the counting after an end, are waited for, in ms. */
const countingTime = 20_000

/** What remains of a tournament, in ms; once it is over, everything is asked for anew. */
export function useRemaining(until: number): number | null {
  const { queryClient } = useApp()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: tournamentsKey })
  return useCountdown({
    until,
    optimized: true,
    onStop() {
      refresh()
      setTimeout(refresh, countingTime)
    },
  })
}
