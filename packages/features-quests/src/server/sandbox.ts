import { PlatformError } from '@marquee/platform-kernel/errors'
import { nothing, sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { questPeriod, tasksOf } from './rules.ts'
import { doneTasks, saveProgress } from './store.ts'

const asks = 'Sign in at a brand with a quest.'

/** `POST /sandbox/quest`: completes the first task of the run that whoever asks has not, and names it. */
export const taskOfSandbox = sandboxGift({
  path: 'quest',
  command: 'quests.sandbox-complete',
  body: nothing,
  asks,
  async give({ tx, now }, { playerId, brand: { quest } }) {
    if (!quest) throw new PlatformError('invalid-input', asks)
    const period = questPeriod(quest, now)
    const questId = period.number
    const done = await doneTasks(tx, { playerId, questId })
    const task = tasksOf(quest, period)
      .flat()
      .find(({ id }) => !done.get(id)?.completed_at)
    if (!task) throw new PlatformError('not-available', 'Every task of this run is completed.')
    const { id: taskId, target } = task
    await saveProgress(tx, { playerId, questId, taskId, done: target, isCompleted: true, now })
    return { questId, taskId }
  },
})
