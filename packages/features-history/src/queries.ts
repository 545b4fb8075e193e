import type { ApiClient } from '@marquee/api-client'
import { games } from '@marquee/contract'
import { history } from './contract/endpoints.ts'
import { type HistoryFilter } from './contract/schemas.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { historyKey } from './keys.ts'

/** What moved the balances, page by page, newest first. */
export const entriesQuery = (api: ApiClient, filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [...historyKey, 'entries', filter],
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.call(history.entries, {
          query: { ...filter, limit: 30, ...(pageParam && { cursor: pageParam }) },
          signal,
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 10_000,
  })

/** One statement per month. */
export const statementsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...historyKey, 'statements'],
    queryFn: async ({ signal }) => (await api.call(history.statements, { signal })).data.statements,
    staleTime: 10_000,
  })

/** A round and the game that shows it again. */
export const replayQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...historyKey, 'round', id],
    queryFn: async ({ signal }) => {
      const { data: played } = await api.call(history.round, { params: { id }, signal })
      const { data: launch } = await api.call(games.launch, {
        params: { id: played.gameId },
        signal,
      })
      return { ...played, launch }
    },
    staleTime: Infinity,
  })
