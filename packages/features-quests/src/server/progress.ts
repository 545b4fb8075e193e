import type { CommandContext } from '@marquee/platform-kernel/command'
import type { StartedRound, SettledRound } from '@marquee/platform-play/rounds/events'
import { gamesOf } from '@marquee/platform-play/games/selection'
import { type Counted, progressAfter, questPeriod, stateOf, tasksOf } from './rules.ts'
import { doneTasks, saveProgress } from './store.ts'

/** What tabs are told when a task has come further. */
const questPush = { kind: 'feature-status', feature: 'quests' } as const

/** A round counts for the tasks that were open when it began. */
async function count(
  { tx, now, push, settingsOf }: CommandContext,
  { playerId, brand, gameId, playedAt }: StartedRound,
  counted: Counted,
): Promise<void> {
  const settings = settingsOf(brand).quest
  if (!settings) return
  const period = questPeriod(settings, playedAt)
  const touched = tasksOf(settings, period)
    .flat()
    .filter(
      (task) =>
        counted[task.kind] > 0 &&
        stateOf(task, playedAt) === 'open' &&
        gamesOf(task).ids.includes(gameId),
    )
  if (!touched.length) return
  const questId = period.number
  const known = await doneTasks(tx, { playerId, questId })
  let hasMore = false
  for (const task of touched) {
    const before = known.get(task.id)?.done ?? 0
    const done = progressAfter(task, before, counted)
    if (done === before) continue
    hasMore = true
    const isCompleted = done === task.target
    await saveProgress(tx, { playerId, questId, taskId: task.id, done, isCompleted, now })
  }
  if (hasMore) push(playerId, 'app', questPush)
}

/** Counts a round that has begun, and its stake, towards the player's quest, and tells every tab. */
export const recordQuestRound = (command: CommandContext, round: StartedRound): Promise<void> =>
  count(command, round, {
    plays: 1,
    wins: 0,
    stakes: round.unit === 'coins' ? round.cost : 0,
  })

/** Counts a round that has won towards the player's quest. */
export async function recordQuestWin(command: CommandContext, round: SettledRound): Promise<void> {
  if (round.win > 0) await count(command, round, { plays: 0, wins: 1, stakes: 0 })
}
