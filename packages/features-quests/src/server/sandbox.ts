import type { Hono } from 'hono'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Surroundings, settingsOf } from '@marquee/platform-kernel/module'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { questPeriod, tasksOf } from './rules.ts'
import { doneTasks, saveProgress } from './store.ts'

/** `POST /sandbox/quest`: completes the first task of the run that whoever asks has not, and names it. */
export function mountSandboxQuest(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/quest',
    sandboxRoute(async (http) => {
      const { session, brand } = await visitorOf(http, surroundings)
      const { quest } = settingsOf(surroundings, brand)
      if (!session || !quest)
        throw new PlatformError('invalid-input', 'Sign in at a brand with a quest.')
      const { playerId } = session
      const completed = await runCommand(surroundings.kernel, {
        name: 'quests.sandbox-complete',
        playerId,
        idempotency: null,
        input: null,
        async handle({ tx, now }) {
          const period = questPeriod(quest, now)
          const questId = period.number
          const done = await doneTasks(tx, { playerId, questId })
          const task = tasksOf(quest, period)
            .flat()
            .find(({ id }) => !done.get(id)?.completed_at)
          if (!task)
            throw new PlatformError('not-available', 'Every task of this run is completed.')
          const { id: taskId, target } = task
          await saveProgress(tx, {
            playerId,
            questId,
            taskId,
            done: target,
            isCompleted: true,
            now,
          })
          return { questId, taskId }
        },
      })
      return http.json(completed)
    }),
  )
}
