import type { Quest, QuestTask } from './contract/schemas.ts'

/** `done` once every task of a day is completed, whatever the time. */
export type DayState = 'done' | 'open' | 'locked' | 'ended'

export interface QuestDay {
  /** 1 for the first. */
  number: number
  date: string
  tasks: QuestTask[]
  state: DayState
  isToday: boolean
  /** A prize waits to be claimed. */
  hasPrize: boolean
}

export const canClaim = ({ isCompleted, isClaimed }: QuestTask): boolean =>
  isCompleted && !isClaimed

function stateOf(tasks: readonly QuestTask[]): DayState {
  if (tasks.every(({ isCompleted }) => isCompleted)) return 'done'
  if (tasks.every(({ isLocked }) => isLocked)) return 'locked'
  return tasks.every(({ isEnded }) => isEnded) ? 'ended' : 'open'
}

/** The days of a quest as the path shows them. */
export function daysOf({ data, playerData }: Quest): QuestDay[] {
  const today = data.dayInfo.tasks[0]?.id
  return playerData.days.map(({ date, tasks }, index) => ({
    number: index + 1,
    date,
    tasks,
    state: stateOf(tasks),
    isToday: tasks.some(({ id, isLocked, isEnded }) => id === today && !isLocked && !isEnded),
    hasPrize: tasks.some(canClaim),
  }))
}

/** The day that is shown at first: today's, or one with a prize to claim, or the first. */
export const firstShown = (days: readonly QuestDay[]): number =>
  (days.find(({ isToday }) => isToday) ?? days.find(({ hasPrize }) => hasPrize) ?? days[0])
    ?.number ?? 1

/** Whether the quest is over, or has not begun: nothing can be done of it now. */
export const isResting = (days: readonly QuestDay[]): boolean =>
  days.every(({ tasks }) => tasks.every(({ isEnded, isLocked }) => isEnded || isLocked))
