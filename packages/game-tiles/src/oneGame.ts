import type { ApiClient } from '@marquee/api-client'
import { type Game, games, type HomePage } from '@marquee/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { homeKey } from '@marquee/core'

const gamesOf = ({ payload }: HomePage): Game[] =>
  [...payload.collections, ...payload.schemeSections].flatMap((section) => section.games)

/** What a game is called and looks like, by its id: from the home page where it is known, else asked for. */
export const oneGameQuery = (api: ApiClient, queryClient: QueryClient, gameId: number) =>
  queryOptions({
    queryKey: ['game-tiles', 'game', gameId],
    queryFn: async ({ signal }): Promise<Pick<Game, 'title' | 'img' | 'bg_color'>> =>
      (await api.call(games.launch, { params: { id: gameId }, signal })).data.game,
    initialData: () => {
      const home = queryClient.getQueryData<HomePage>(homeKey)
      return home && gamesOf(home).find(({ id }) => id === gameId)
    },
    staleTime: Infinity,
  })
