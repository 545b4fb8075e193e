import { type AppInit, games } from '@marquee/contract'
import { appInitKey, appInitQuery, useApp, useIsGuest, useModals } from '@marquee/core'
import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query'

/** Ids of the player's favorites (GAMES-17); null while they are not known. */
export type Favorites = ReadonlySet<number>

// One function for every caller, so that the set is built once per answer and not once per tile.
const asSet = ({ favoriteGames }: AppInit): Favorites => new Set(favoriteGames)

/** The favorites that app-init told, with every change made since. */
export function useFavorites(): Favorites | null {
  const { api, queryClient } = useApp()
  const { data } = useQuery({ ...appInitQuery(api, queryClient), enabled: false, select: asSet })
  return data ?? null
}

/** Says in the app-init data whether a game is a favorite. */
export function patchFavorite(queryClient: QueryClient, gameId: number, wanted: boolean): void {
  queryClient.setQueryData<AppInit>(appInitKey, (known) => {
    if (!known) return known
    const others = known.favoriteGames.filter((id) => id !== gameId)
    return { ...known, favoriteGames: wanted ? [...others, gameId] : others }
  })
}

/**
 * Whether a game is a favorite, and the way to change it: shown at once, taken back if the platform
 * refuses. A guest is asked to sign up. `otherwise` holds while the favorites are not known.
 */
export function useFavorite(gameId: number, otherwise = false) {
  const { api, queryClient } = useApp()
  const guest = useIsGuest()
  const modals = useModals()
  const favorites = useFavorites()
  const mutation = useMutation({
    mutationKey: ['favorite'],
    // Serial: two quick taps on one heart must reach the platform in their order.
    scope: { id: 'favorite' },
    mutationFn: (wanted: boolean) =>
      api.call(wanted ? games.addFavorite : games.removeFavorite, { params: { id: gameId } }),
    onMutate: async (wanted) => {
      await queryClient.ensureQueryData(appInitQuery(api, queryClient))
      await queryClient.cancelQueries({ queryKey: appInitKey })
      patchFavorite(queryClient, gameId, wanted)
    },
    onError: (_error, wanted) => patchFavorite(queryClient, gameId, !wanted),
  })
  return {
    isFavorite: favorites ? favorites.has(gameId) : otherwise,
    setFavorite: (wanted: boolean) => (guest ? modals.askToSignUp() : mutation.mutate(wanted)),
  }
}
