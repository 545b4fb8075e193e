import type { ApiClient } from '@marquee/api-client'
import { type Catalogue, games, type GameMode, type HomePage } from '@marquee/contract'
import { homeKey, playerQuery, type RouteContext } from '@marquee/core'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { loadGames, publicGroup } from './catalogue/loadGames.ts'
import { type Shelf, shelfOf } from './catalogue/shelf.ts'
import { askAhead, takeAhead } from './game/launchAhead.ts'

/** The version of the catalogue that the home page told of, where the visitor came by it. */
const knownVersion = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData<HomePage>(homeKey)?.versionApp

const catalogueKey = ['games', 'catalogue'] as const

/** The catalogue of a group of visitors; 10 minutes old at most. */
export const catalogueQuery = (api: ApiClient, groupKey: string | null) =>
  queryOptions({
    queryKey: [...catalogueKey, groupKey],
    queryFn: ({ signal, client }) =>
      loadGames({
        api,
        groupKey,
        versionApp: groupKey === publicGroup ? knownVersion(client) : undefined,
        onServer: import.meta.env.SSR,
        signal,
      }),
    staleTime: 600_000,
  })

/** What the library can be narrowed by. */
export const filtersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['games', 'filters'],
    queryFn: async ({ signal }) => (await api.call(games.filters, { signal })).data,
    staleTime: 600_000,
  })

const launch = async (api: ApiClient, idOrSlug: string, signal?: AbortSignal) =>
  (await api.call(games.launchPlay, { params: { idOrSlug }, ...(signal && { signal }) })).data

/**
 * Asks for a game before there is a view of it, which takes the answer over: a phone needs as long to draw
 * one as the answer is on its way.
 */
export const launchAhead = (
  client: QueryClient,
  api: ApiClient,
  wanted: { idOrSlug: string; mode: GameMode },
): void => askAhead(client, { ...wanted, answer: launch(api, wanted.idOrSlug) })

/**
 * Opens a game for play. Never taken from a cache: its balance and open round hold for this moment
 * only, and each opening is noted among the player's last games.
 */
export const launchQuery = (api: ApiClient, idOrSlug: string, gameMode: GameMode) =>
  queryOptions({
    queryKey: ['games', 'launch', idOrSlug, gameMode],
    queryFn: ({ signal, client }) =>
      takeAhead(client, { idOrSlug, mode: gameMode }) ?? launch(api, idOrSlug, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** Opens a game as a demo: no account, no balance, nothing noted of who plays. */
export const demoQuery = (api: ApiClient, gameId: number) =>
  queryOptions({
    queryKey: ['games', 'demo', gameId],
    queryFn: async ({ signal }) =>
      (await api.call(games.launch, { params: { id: gameId }, signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  })

type Visitor = Pick<RouteContext, 'api' | 'queryClient' | 'isGuest'>

/** Whose catalogue a visitor sees (SSR-04): the public one, or that of the player's restrictions. */
async function groupKeyOf({ api, queryClient, isGuest }: Visitor): Promise<string | null> {
  if (isGuest) return publicGroup
  return (await queryClient.ensureQueryData(playerQuery(api))).playerRestrictionIdsHash || null
}

/** Fetches the catalogue for a page; a failure is left for the page to show. */
export async function prefetchCatalogue(visitor: Visitor): Promise<void> {
  const groupKey = await groupKeyOf(visitor).catch(() => undefined)
  if (groupKey !== undefined)
    await visitor.queryClient.prefetchQuery(catalogueQuery(visitor.api, groupKey))
}

/** The catalogue if it has been fetched, for titles and validity checks. */
export function knownShelf({ queryClient, isGuest }: Visitor): Shelf | null {
  const entries = queryClient.getQueriesData<Catalogue>({ queryKey: catalogueKey })
  const own = entries.find(([key, data]) => data && (key[2] === publicGroup) === isGuest)
  return own?.[1] ? shelfOf(own[1]) : null
}
