import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import { isAround } from '@marquee/platform-protection/protection/isAround'
import './migrations.ts'

export type DoneTask = Selectable<Database['quest_task']>

/** What a player has done of one run of the quest, by task. */
export async function doneTasks(
  db: Db | Tx,
  { playerId, questId }: { playerId: string; questId: number },
): Promise<Map<number, DoneTask>> {
  const rows = await db
    .selectFrom('quest_task')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('quest_id', '=', questId)
    .execute()
  return new Map(rows.map((row) => [row.task_id, row]))
}

export interface TaskProgress {
  playerId: string
  questId: number
  taskId: number
  done: number
  isCompleted: boolean
  now: number
}

export async function saveProgress(
  tx: Tx,
  { playerId, questId, taskId, done, isCompleted, now }: TaskProgress,
): Promise<void> {
  const completed_at = isCompleted ? at(now) : null
  await tx
    .insertInto('quest_task')
    .values({
      player_id: playerId,
      quest_id: questId,
      task_id: taskId,
      done,
      completed_at,
      claimed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'quest_id', 'task_id'])
        .doUpdateSet({ done, ...(completed_at && { completed_at }) }),
    )
    .execute()
}

export interface Unclaimed {
  player_id: string
  quest_id: number
}

/**
 * Players and their runs before `before` with completed tasks of a brand whose prizes nobody has
 * claimed, of players who take no break.
 */
export const unclaimedBefore = (
  db: Db,
  {
    brand,
    before,
    taskIds,
    limit,
    now,
  }: { brand: string; before: number; taskIds: number[]; limit: number; now: number },
): Promise<Unclaimed[]> =>
  db
    .selectFrom('quest_task')
    .innerJoin('player', 'player.id', 'quest_task.player_id')
    .select(['quest_task.player_id', 'quest_task.quest_id'])
    .distinct()
    .where('player.brand', '=', brand)
    .where('quest_task.quest_id', '<', before)
    .where('quest_task.task_id', 'in', taskIds)
    .where('quest_task.completed_at', 'is not', null)
    .where('quest_task.claimed_at', 'is', null)
    .where(isAround(sql.ref('quest_task.player_id'), now))
    .limit(limit)
    .execute()

export async function markClaimed(
  tx: Tx,
  { playerId, questId, taskId, now }: Omit<TaskProgress, 'done' | 'isCompleted'>,
): Promise<void> {
  await tx
    .updateTable('quest_task')
    .set({ claimed_at: at(now) })
    .where('player_id', '=', playerId)
    .where('quest_id', '=', questId)
    .where('task_id', '=', taskId)
    .execute()
}
