import type { QuestSettings, QuestTaskSettings } from './settings.ts'
import { type Period, periodAt } from '@marquee/platform-campaigns/campaigns/period'

const dayMs = 86_400_000

/** A task of one run, with the time in which it can be worked on: from `from`, before `until`. */
export interface Task extends QuestTaskSettings {
  id: number
  from: number
  until: number
}

/** The run that an instant belongs to, see `periodAt`. */
export const questPeriod = ({ rhythm, days }: QuestSettings, now: number): Period =>
  periodAt({ ...rhythm, days: days.length }, now)

/** The tasks of one run by its days. The ids are the day and the place in it: 32 is the third day's second. */
export const tasksOf = ({ type, days }: QuestSettings, period: Period): Task[][] =>
  days.map((tasks, day) => {
    const from = period.startedAt + day * dayMs
    const until = type === 'advent' ? from + dayMs : period.finishedAt
    return tasks.map((task, index) => ({ ...task, id: (day + 1) * 10 + index + 1, from, until }))
  })

export type TaskState = 'locked' | 'open' | 'ended'

export const stateOf = ({ from, until }: Pick<Task, 'from' | 'until'>, now: number): TaskState =>
  now < from ? 'locked' : now < until ? 'open' : 'ended'

/** What of a round counts for quests. */
export interface Counted {
  /** Rounds begun. */
  plays: number
  /** Rounds that won something. */
  wins: number
  /** Coins staked. */
  stakes: number
}

/** How far a task is after a round: never beyond what it asks. */
export const progressAfter = (
  { kind, target }: Pick<Task, 'kind' | 'target'>,
  done: number,
  counted: Counted,
): number => Math.min(target, done + counted[kind])
