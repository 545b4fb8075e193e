import type { ApiClient } from '@marquee/api-client'
import { bingo } from './contract/endpoints.ts'
import { fillCache, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { bingoKey } from './keys.ts'

/** What the player has collected (CALL-32); pushes of bingo make it old. */
export const bingoStatusQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...bingoKey, 'status'],
    queryFn: async ({ signal }) => (await api.call(bingo.status, { signal })).data,
    staleTime: 15_000,
  })

/** The card of the next game and its odds (CALL-33). */
export const bingoGameQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...bingoKey, 'game'],
    queryFn: async ({ signal }) => (await api.call(bingo.game, { signal })).data,
    staleTime: 60_000,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchBingo({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, bingoStatusQuery(api))
}

/** The same with what a guest is told of the next game: its odds. */
export async function prefetchBingoGame({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, bingoGameQuery(api))
}

/** What the player has collected; nothing is asked for a guest. */
export function useBingoStatus() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...bingoStatusQuery(api), enabled: !isGuest })
}

export function useBingoGame() {
  const { api } = useApp()
  return useQuery(bingoGameQuery(api))
}
