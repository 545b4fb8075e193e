import { allBrands } from '../../brands/index.ts'
import type { Tx } from '../../kernel/database.ts'
import { gamesOf } from './games.ts'
import { type Counted, progressAfter, questPeriod, stateOf, tasksOf } from './rules.ts'
import { doneTasks, saveProgress } from './store.ts'

export interface RoundStep extends Partial<Counted> {
  playerId: string
  brand: string
  gameId: number
  /** When the round began, in epoch ms: it counts for the tasks that were open then. */
  playedAt: number
  /** Epoch ms. */
  now: number
}

/**
 * Counts a step of a round towards the player's quest, in the round's own transaction: begun and staked
 * when it begins, won when it is settled. The balance that moves with either is what tells every tab.
 */
export async function noteQuestStep(tx: Tx, step: RoundStep): Promise<void> {
  const settings = allBrands.get(step.brand)?.quest
  if (!settings) return
  const { playerId, playedAt, now } = step
  const counted: Counted = { plays: 0, wins: 0, stakes: 0, ...step }
  const period = questPeriod(settings, playedAt)
  const touched = tasksOf(settings, period)
    .flat()
    .filter(
      (task) =>
        counted[task.kind] > 0 &&
        stateOf(task, playedAt) === 'open' &&
        gamesOf(task).ids.includes(step.gameId),
    )
  if (!touched.length) return
  const questId = period.number
  const known = await doneTasks(tx, { playerId, questId })
  for (const task of touched) {
    const before = known.get(task.id)?.done ?? 0
    const done = progressAfter(task, before, counted)
    if (done === before) continue
    const isCompleted = done === task.target
    await saveProgress(tx, { playerId, questId, taskId: task.id, done, isCompleted, now })
  }
}
