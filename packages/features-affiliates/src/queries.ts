import type { ApiClient } from '@marquee/api-client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { affiliates } from './contract/endpoints.ts'
import { type AffiliateFilter } from './contract/schemas.ts'

/** The partner's code and what was agreed. */
export const accountQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['affiliates', 'account'],
    queryFn: async ({ signal }) => (await api.call(affiliates.account, { signal })).data,
    staleTime: 60_000,
  })

/** Totals of each period and the days of the chart. */
export const statisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['affiliates', 'statistics'],
    queryFn: async ({ signal }) => (await api.call(affiliates.statistics, { signal })).data,
    staleTime: 10_000,
  })

/** So many days stand on a page: on a phone each is a card. */
const pageSize = 7

/** Every day of a period, page by page, newest first. */
export const daysQuery = (api: ApiClient, filter: AffiliateFilter) =>
  infiniteQueryOptions({
    queryKey: ['affiliates', 'days', filter],
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.call(affiliates.days, {
          query: { ...filter, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
          signal,
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 10_000,
  })
