import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { creditPrize } from '@marquee/platform-draws/credit'
import { restrictionQuestion } from '@marquee/platform-protection/protection/store'
import { questPeriod, tasksOf } from './rules.ts'
import { doneTasks, markClaimed, type Unclaimed, unclaimedBefore } from './store.ts'

const batch = 200

/** Each in a command of its own; one that is claimed by then is left alone. */
const credit = (
  kernel: Kernel,
  brand: string,
  { player_id: playerId, quest_id: questId, task_id: taskId }: Unclaimed,
  prize: { coins: number; entries: number },
): Promise<void> =>
  runCommand(kernel, {
    name: 'quests.settle',
    playerId,
    idempotency: null,
    input: { questId, taskId },
    async handle(command) {
      const { tx, now } = command
      const row = (await doneTasks(tx, { playerId, questId })).get(taskId)
      if (!row || row.completed_at === null || row.claimed_at !== null) return
      if (await command.ask(restrictionQuestion, playerId)) return
      await markClaimed(tx, { playerId, questId, taskId, now })
      await creditPrize(command, {
        playerId,
        brand,
        kind: 'quest',
        reference: `${playerId}:${questId}:${taskId}`,
        prize,
      })
    },
  })

/**
 * Credits prizes of completed tasks that nobody claimed before the next quest began, each once: what
 * a player has earned does not run out. During a break or an exclusion they wait (RP-02).
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function settleQuests(
  kernel: Kernel,
  brands: Iterable<BrandSettings>,
  stopping?: AbortSignal,
): Promise<void> {
  const work = makeDueWork(stopping)
  const now = kernel.clock.now()
  for (const { key: brand, quest } of brands) {
    if (!quest) continue
    const period = questPeriod(quest, now)
    const prizes = new Map(
      tasksOf(quest, period).flatMap((day) => day.map((one) => [one.id, one.prize])),
    )
    const due = await unclaimedBefore(kernel.db, {
      brand,
      before: period.number,
      taskIds: [...prizes.keys()],
      limit: batch,
      now,
    })
    await work.each(due, async (one) => {
      const prize = prizes.get(one.task_id)
      if (prize) await credit(kernel, brand, one, prize)
    })
  }
  work.end('Prizes of quests')
}
