import { pages } from '@marquee/contract'
import { type Quest } from './contract/schemas.ts'
import { quests } from './contract/endpoints.ts'
import type { QuestSource } from './source.ts'

const useOptimizedGames = '1' as const

/** Puts each shared list where its key stands; tasks of one list share one array. */
function withGames(quest: Quest): Quest {
  const games = new Map<string, number[]>()
  const listOf = (gameIds: number[], keys: string[]): number[] => {
    if (!keys.length) return gameIds
    const name = [...keys, ...gameIds].join()
    const list = games.get(name) ?? [
      ...gameIds,
      ...keys.flatMap((key) => quest.sharedGameSets[key] ?? []),
    ]
    games.set(name, list)
    return list
  }
  const days = quest.playerData.days.map(({ date, tasks }) => ({
    date,
    tasks: tasks.map((task) => ({ ...task, gameIds: listOf(task.gameIds, task.sharedGameIds) })),
  }))
  return { ...quest, playerData: { days } }
}

/** Asks with `useOptimizedGames=1` (CALL-17, CALL-18). */
export const optimisedSource: QuestSource = {
  async quest(api, signal) {
    const { data } = await api.call(quests.current, { query: { useOptimizedGames }, signal })
    return data && withGames(data)
  },
  async games(api, signal) {
    return (await api.call(pages.quests, { query: { useOptimizedGames }, signal })).payload.games
  },
}
