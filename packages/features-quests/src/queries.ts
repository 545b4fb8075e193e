import type { ApiClient } from '@marquee/api-client'
import { fillCache, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type QuestSource, useQuestSource } from './source.ts'
import { questKey, questsKey } from './keys.ts'

/** The player's quest. Its key stands in the feature's declaration too, which refreshes it. */
export const questQuery = (api: ApiClient, source: QuestSource) =>
  queryOptions({
    queryKey: questKey,
    queryFn: ({ signal }) => source.quest(api, signal),
    staleTime: 30_000,
  })

export const questGamesQuery = (api: ApiClient, source: QuestSource) =>
  queryOptions({
    queryKey: [...questsKey, 'games'],
    queryFn: ({ signal }) => source.games(api, signal),
    staleTime: 600_000,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchQuest(
  { api, queryClient }: Pick<PushTools, 'api' | 'queryClient'>,
  source: QuestSource,
): Promise<void> {
  await fillCache(queryClient, questQuery(api, source))
}

/** The player's quest; nothing is asked for a guest. */
export function useQuest() {
  const { api } = useApp()
  const source = useQuestSource()
  const isGuest = useIsGuest()
  return useQuery({ ...questQuery(api, source), enabled: !isGuest })
}

/** The games of a list of ids, in its order; undefined while they load. */
export function useQuestGames(ids: readonly number[]) {
  const { api } = useApp()
  const source = useQuestSource()
  const { data, ...query } = useQuery(questGamesQuery(api, source))
  const byId = data && new Map(data.map((game) => [game.id, game]))
  const games = byId && ids.flatMap((id) => byId.get(id) ?? [])
  return { ...query, games }
}
