import type { ApiClient } from '@marquee/api-client'
import { adventureMap } from './contract/map/endpoints.ts'
import { defaultSeason, seasons } from './contract/endpoints.ts'
import { fillCache, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { seasonsKey } from './keys.ts'

/** A season (CALL-48); without a name the present one (SEASON-02). Pushes of the season make it old. */
export const seasonQuery = (api: ApiClient, name: string = defaultSeason) =>
  queryOptions({
    queryKey: [...seasonsKey, 'season', name],
    queryFn: async ({ signal }) =>
      (await api.call(seasons.season, { params: { name }, signal })).data,
    staleTime: 15_000,
  })

/**
 * An adventure map (CALL-31); without an id the current one (MAP-04). Below `seasons`, so that a push of
 * the season makes it old too.
 */
export const mapQuery = (api: ApiClient, id: number | 'current' = 'current') =>
  queryOptions({
    queryKey: [...seasonsKey, 'map', id],
    queryFn: async ({ signal }) =>
      (await api.call(adventureMap.map, { params: { id }, signal })).data,
    staleTime: 15_000,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchSeason({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await Promise.all([
    fillCache(queryClient, seasonQuery(api)),
    fillCache(queryClient, mapQuery(api)),
  ])
}

/** The present season; nothing is asked for a guest. */
export function useSeason() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...seasonQuery(api), enabled: !isGuest })
}

/** The current map; nothing is asked for a guest. */
export function useAdventureMap() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...mapQuery(api), enabled: !isGuest })
}
