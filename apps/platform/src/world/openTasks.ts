import type { Demo } from './demo.ts'

/** Games that count for tasks of the quest that can be worked on now, one for each task. */
export async function openTaskGames({ visitor }: Demo): Promise<number[]> {
  const { data: quest } = await visitor.ask('quests.current')
  if (!quest) return []
  return quest.playerData.days
    .flatMap(({ tasks }) => tasks)
    .filter(({ isCompleted, isEnded, isLocked }) => !isCompleted && !isEnded && !isLocked)
    .flatMap(({ gameIds, sharedGameIds }) => {
      const [first] = [
        ...gameIds,
        ...sharedGameIds.flatMap((key) => quest.sharedGameSets[key] ?? []),
      ]
      return first === undefined ? [] : [first]
    })
}
