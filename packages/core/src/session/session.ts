import { type AppInit, type Player, player, session } from '@marquee/contract'
import type { ApiClient } from '@marquee/api-client'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { whenIdle } from '../app/whenIdle.ts'
import { appInitKey, meKey, playerKey } from '../query/keys.ts'

const guestKey = ['session', 'guest'] as const

/** Said by answers, never asked for. */
const guestQuery = queryOptions({
  queryKey: guestKey,
  queryFn: () => true,
  enabled: false,
  staleTime: Infinity,
})

/**
 * Whether somebody is signed in. The newest answer of the server wins: session check, app-init,
 * player, a 401 (TEN-08). Until one has come, everybody is a guest (SESSION-02).
 */
export const isGuest = (queryClient: QueryClient): boolean =>
  queryClient.getQueryData<boolean>(guestKey) ?? true

export function setGuest(queryClient: QueryClient, guest: boolean): void {
  if (queryClient.getQueryData(guestKey) === guest) return
  queryClient.setQueryData(guestKey, guest)
  if (guest) queryClient.removeQueries({ queryKey: playerKey })
}

export function useIsGuest(): boolean {
  const { data } = useQuery(guestQuery)
  return data ?? true
}

export const appInitQuery = (api: ApiClient, queryClient: QueryClient) =>
  queryOptions({
    queryKey: appInitKey,
    queryFn: async ({ signal }) => {
      const { data } = await api.call(session.appInit, { signal })
      setGuest(queryClient, data.isGuest)
      return data
    },
    meta: {
      // Until it comes, everybody is a guest without favourites. The captcha's form is no part that comes later.
      saysNothingNew: ({ isGuest: guest, favoriteGames }: AppInit) =>
        guest && favoriteGames.length === 0,
    },
    // A failure is logged once (ERR-07); parts that come to life later do not ask again.
    retryOnMount: false,
    staleTime: 300_000,
  })

export const playerQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: meKey,
    queryFn: async ({ signal }) => (await api.call(player.me, { signal })).data,
    staleTime: 300_000,
  })

/**
 * App-init data with its flags (INIT-03, INIT-04). Brands with a user cache do not ask for it on
 * lobby paths (INIT-06): there the lobby itself does, after the first paint.
 */
export function useAppInit() {
  const { api, queryClient, brand } = useApp()
  const onLobby = useRouterState({ select: ({ location }) => location.pathname.includes('/lobby') })
  // Not at once: what comes to life at rest would be rendered anew after the answer.
  const [settled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => setSettled(true)), [])
  const query = useQuery({
    ...appInitQuery(api, queryClient),
    enabled: settled && !(brand.appInit.userCache && onLobby),
  })
  return { data: query.data, isLoading: query.isPending, isFetched: query.data !== undefined }
}

/** The signed-in player, or null for a guest and while it is still being asked for. */
export function usePlayer(): Player | null {
  const { api } = useApp()
  const guest = useIsGuest()
  const { data } = useQuery({ ...playerQuery(api), enabled: !guest })
  return guest ? null : (data ?? null)
}

/** Changes what is known of the player in place, when a push or an answer says so. */
export function patchPlayer(queryClient: QueryClient, patch: (known: Player) => Player): void {
  queryClient.setQueryData<Player>(meKey, (known) => known && patch(known))
}
