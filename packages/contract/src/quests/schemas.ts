import { z } from 'zod'
import { data, instant, prize, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

const task = z.object({
  id: z.int(),
  title: translatable,
  isCompleted: z.boolean(),
  /** What is done of what is asked. */
  progress: z.object({ current: z.int(), target: z.int() }),
  /** When the task can be worked on; null without a limit. */
  executionTimeData: z.object({ startedAt: instant, finishedAt: instant }).nullable(),
})

const dayTask = z.object({
  id: z.int(),
  /** Games that count, by id; those of the shared sets are named by `sharedGameIds`. */
  gameIds: z.array(z.int()),
  /** Keys of `sharedGameSets`: a list used by many tasks travels once. */
  sharedGameIds: z.array(z.string()),
  prize,
  isCompleted: z.boolean(),
  isEnded: z.boolean(),
  isLocked: z.boolean(),
})

/** QUEST-02. Prizes are credited when a task is completed and announced by the push `cash`. */
export const quest = z.object({
  id: z.int(),
  type: z.enum(['season', 'advent']),
  title: translatable,
  finishedAt: instant,
  data: z.object({ dayInfo: z.object({ tasks: z.array(task) }) }),
  playerData: z.object({
    days: z.array(z.object({ date: z.iso.date(), tasks: z.array(dayTask) })),
  }),
  sharedGameSets: z.record(z.string(), z.array(z.int())),
  /** The quest that follows. */
  futureQuest: z.object({ title: translatable, startedAt: instant }).nullable(),
})
export type Quest = z.infer<typeof quest>

export const questsContract = {
  current: {
    summary: 'The running quest with what the player has done of it; null when none runs.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-18', 'QUEST-02'],
    query: z.object({ useOptimizedGames: z.literal('1').optional() }),
    response: data(quest.nullable()),
  },
} satisfies Record<string, CallContract>
