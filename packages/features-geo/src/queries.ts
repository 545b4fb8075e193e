import { type ApiClient, isApiError } from '@marquee/api-client'
import type { AppRuntime } from '@marquee/core'
import { restriction, session } from '@marquee/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Coordinates } from './locate.ts'

/** Where the brand can be played (CALL-77). */
export const statesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['geo', 'states'],
    queryFn: async ({ signal }) =>
      (await api.call(session.restrictionInfo, { signal })).data.states,
    staleTime: Infinity,
  })

/** What the platform makes of the visitor's address (CALL-78); never from a cache. */
export const askPlace = async (api: ApiClient) => (await api.call(restriction.checkIp)).data

/** What it makes of their position (CALL-79). */
export const judgePosition = async (api: ApiClient, query: Coordinates) =>
  (await api.call(restriction.checkGeo, { query })).data

/** Records why somebody is sent away (CALL-80). */
export const recordBlock = (api: ApiClient, reason: string, path: string) =>
  api.call(restriction.block, { body: { apps: [`geolocation: ${reason}`], meta: { path } } })

/** Asks again for what was refused before the platform knew the player's position. */
export const askRefusedAgain = ({ queryClient }: Pick<AppRuntime, 'queryClient'>): Promise<void> =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => isApiError(state.error, 'region-blocked'),
  })
