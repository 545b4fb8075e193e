import { z } from 'zod'
import {
  data,
  id,
  instant,
  prize,
  questSummary,
  questType,
  translatable,
} from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** What is done of what is asked. */
const progress = z.object({ current: z.int(), target: z.int() })

/** What a task counts: rounds begun, rounds that won something, coins staked. */
const kind = z.enum(['plays', 'wins', 'stakes'])

const task = z.object({
  id: z.int(),
  title: translatable,
  isCompleted: z.boolean(),
  progress,
  /** When the task can be worked on; null without a limit. */
  executionTimeData: z.object({ startedAt: instant, finishedAt: instant }).nullable(),
})

const dayTask = z.object({
  id: z.int(),
  kind,
  title: translatable,
  progress,
  /** Games that count, by id; those of the shared sets are named by `sharedGameIds`. */
  gameIds: z.array(z.int()),
  /** Keys of `sharedGameSets`: a list used by many tasks travels once. */
  sharedGameIds: z.array(z.string()),
  prize,
  isCompleted: z.boolean(),
  /** Its prize was claimed. */
  isClaimed: z.boolean(),
  /** Its time is over. */
  isEnded: z.boolean(),
  /** Its time has not come. */
  isLocked: z.boolean(),
})
export type QuestTask = z.infer<typeof dayTask>

/** QUEST-02. Prizes of completed tasks are claimed, until the next quest begins. */
export const quest = z.object({
  id: z.int(),
  type: questType,
  title: translatable,
  startedAt: instant,
  finishedAt: instant,
  data: z.object({ dayInfo: z.object({ tasks: z.array(task) }) }),
  playerData: z.object({
    days: z.array(z.object({ date: z.iso.date(), tasks: z.array(dayTask) })),
  }),
  sharedGameSets: z.record(z.string(), z.array(z.int())),
  /** The quest that follows; before the first begins, that one. */
  futureQuest: z.object({ title: translatable, startedAt: instant }).nullable(),
})
export type Quest = z.infer<typeof quest>

/** What entries show of it. */
export const questSummaries = { 'quest-info': questSummary }

export const questsContract = {
  current: {
    summary: 'The quest with what the player has done of it; null for a brand without one.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-18', 'QUEST-02'],
    query: z.object({ useOptimizedGames: z.literal('1').optional() }),
    response: data(quest.nullable()),
  },
  claim: {
    summary: 'Credits the prize of a completed task, once.',
    origin: 'ours',
    audience: 'player',
    follows: ['QUEST-02'],
    body: z.object({ questId: id, taskId: id }),
    response: data(z.object({ prize })),
    errors: ['not-found', 'not-available', 'already-claimed'],
    regional: true,
  },
} satisfies Record<string, CallContract>
