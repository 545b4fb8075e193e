import type { LocalText } from '@marquee/contract/locales'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { creditPrize } from '@marquee/platform-draws/credit'
import { tellOfUnclaimed } from '@marquee/platform-messages/inbox/unclaimed'
import { restrictionQuestion } from '@marquee/platform-protection/protection/store'
import { questPeriod, tasksOf } from './rules.ts'
import { doneTasks, markClaimed, unclaimedBefore } from './store.ts'

const batch = 200

interface Owing {
  playerId: string
  questId: number
}

/** Prizes of tasks, by their ids. */
type Prizes = ReadonlyMap<number, { coins: number; entries: number }>

/**
 * All that a player is owed of one quest, in a command of its own; what is claimed by then is left alone.
 * It is told in the inbox once, with its sum: the player did not see it come.
 */
const credit = (
  kernel: Kernel,
  { key: brand, title }: { key: string; title: LocalText },
  { playerId, questId }: Owing,
  prizes: Prizes,
): Promise<void> =>
  runCommand(kernel, {
    name: 'quests.settle',
    playerId,
    idempotency: null,
    input: { questId },
    async handle(command) {
      const { tx, now } = command
      if (await command.ask(restrictionQuestion, playerId)) return
      const owed = [...(await doneTasks(tx, { playerId, questId })).values()].flatMap(
        ({ task_id: taskId, completed_at, claimed_at }) => {
          const prize = prizes.get(taskId)
          return prize && completed_at !== null && claimed_at === null ? [{ taskId, prize }] : []
        },
      )
      for (const { taskId, prize } of owed) {
        await markClaimed(tx, { playerId, questId, taskId, now })
        await creditPrize(command, {
          playerId,
          brand,
          kind: 'quest',
          reference: `${playerId}:${questId}:${taskId}`,
          prize,
        })
      }
      await tellOfUnclaimed(command, {
        playerId,
        key: `quest:${questId}:${owed[0]?.taskId}`,
        title,
        prizes: owed.map(({ prize }) => prize),
      })
    },
  })

/**
 * Credits prizes of completed tasks that nobody claimed before the next quest began, each once: what
 * a player has earned does not run out, and it is told. During a break or an exclusion they wait (RP-02).
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
    await work.each(due, ({ player_id: playerId, quest_id: questId }) =>
      credit(kernel, { key: brand, title: quest.title }, { playerId, questId }, prizes),
    )
  }
  work.end('Prizes of quests')
}
