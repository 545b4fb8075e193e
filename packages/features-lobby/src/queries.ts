import {
  type Game,
  games,
  type HomePage,
  pages,
  type Player,
  type SchemeSection,
  type Winner,
} from '@marquee/contract'
import {
  type AppRuntime,
  fillCache,
  homeKey,
  onceWanted,
  pagesKey,
  playerQuery,
  promotionsQuery,
  type RouteContext,
  useApp,
  usePlayer,
} from '@marquee/core'
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { collectionsOf, firstScreens, gamesById, shownHome } from './shownHome.ts'

type ApiClient = AppRuntime['api']

/** How often the newest winners are asked for while somebody looks, in ms (HOME-07). */
export const winnersEvery = 60_000

/** What the page knows of the player's last games; null for a guest. */
const lastGamesOf = (api: ApiClient, client: QueryClient): readonly number[] | null =>
  client.getQueryData(playerQuery(api).queryKey)?.lastGames ?? null

const collectionsKey = [...homeKey, 'collections'] as const
/** All collections with their games. */
const collectionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: collectionsKey,
    queryFn: async ({ signal, client }) => {
      const home = await api.call(pages.home, { signal })
      return collectionsOf(shownHome(home, lastGamesOf(api, client)))
    },
  })

/**
 * What home and lobby show on their first screens, without what they do not: it travels inside the
 * document. A browser that asks itself has the rest of the collections with it.
 */
export const homeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: homeKey,
    queryFn: async ({ signal, client }) => {
      const answer = await api.call(pages.home, { signal })
      const home = shownHome(answer, lastGamesOf(api, client))
      if (!import.meta.env.SSR) client.setQueryData(collectionsKey, collectionsOf(home))
      return firstScreens(home)
    },
  })

export const latestWinnersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...pagesKey, 'latest-winners'],
    queryFn: async ({ signal }) => (await api.call(pages.latestWinners, { signal })).data.winners,
    staleTime: winnersEvery,
  })

/** The studios with the number of their games, without the catalogue itself. */
export const providersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['lobby', 'providers'],
    queryFn: async ({ signal }) => (await api.call(games.filters, { signal })).data.providers,
    staleTime: 3_600_000,
  })

/** Games by id, out of the catalogue; those that have left it are absent. */
const gamesQuery = (api: ApiClient, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['lobby', 'games', ...ids],
    queryFn: async ({ signal }) => {
      const { games: all } = await api.call(games.list, { signal })
      return all.filter(({ id }) => ids.includes(id))
    },
    staleTime: 600_000,
    placeholderData: keepPreviousData,
  })

/** How many of the last games are shown. */
const recentGames = 12

/** Last games that the home page does not tell about. */
const unknownGames = (player: Player | undefined, home: HomePage): number[] => {
  const known = gamesById(home)
  return (player?.lastGames ?? []).slice(0, recentGames).filter((id) => !known.has(id))
}

/**
 * Fills the cache before the page renders. What fails is forgotten, so that server and browser both
 * begin with the skeleton and the page offers the retry itself.
 */
export async function loadHome({ api, queryClient, isGuest }: RouteContext): Promise<void> {
  const loadingOthers = Promise.all([
    fillCache(queryClient, providersQuery(api)),
    !isGuest && fillCache(queryClient, promotionsQuery(api)),
  ])
  const home = await fillCache(queryClient, homeQuery(api))
  if (home) {
    const player = queryClient.getQueryData(playerQuery(api).queryKey)
    const ids = unknownGames(player, home)
    if (ids.length) await fillCache(queryClient, gamesQuery(api, ids))
  }
  await loadingOthers
}

export function useHome() {
  const { api } = useApp()
  return useQuery(homeQuery(api))
}

/**
 * A collection of the page with all its games, once they are wanted.
 * @returns null while they are on their way; what the page knows of it when they do not come.
 */
export function useCollection(known: SchemeSection, wanted: boolean): SchemeSection | null {
  const { api } = useApp()
  const query = collectionsQuery(api)
  const { data, isError } = useQuery(onceWanted(query, wanted))
  if (isError) return known
  return data?.find(({ key }) => key === known.key) ?? null
}

export function useProviders() {
  const { api } = useApp()
  return useQuery(providersQuery(api))
}

/** The games the player opened last and can still play, newest first. */
export function useRecentGames(home: HomePage | undefined): Game[] {
  const { api } = useApp()
  const player = usePlayer() ?? undefined
  const ids = home ? unknownGames(player, home) : []
  const { data = [] } = useQuery({ ...gamesQuery(api, ids), enabled: ids.length > 0 })
  if (!home || !player) return []
  const known = new Map([...gamesById(home), ...data.map((game) => [game.id, game] as const)])
  return player.lastGames.slice(0, recentGames).flatMap((id) => known.get(id) ?? [])
}

/** The newest winners: those that came with the page, asked for again on focus and every minute. */
export function useLatestWinners({ payload }: HomePage): Winner[] {
  const { api, queryClient } = useApp()
  const { data } = useQuery({
    ...latestWinnersQuery(api),
    initialData: payload.lastWinners,
    initialDataUpdatedAt: () => queryClient.getQueryState(homeQuery(api).queryKey)?.dataUpdatedAt,
    refetchInterval: winnersEvery,
    refetchOnWindowFocus: 'always',
  })
  return data
}
