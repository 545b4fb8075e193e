import type { DailyLoginInfo, DailyPrize } from './contract/schemas.ts'

/** `today` waits to be claimed; `next` is what the following day brings. */
export type DayState = 'claimed' | 'today' | 'next' | 'later'

export interface Day {
  level: number
  state: DayState
  /** Undefined when the campaign names none for this day. */
  prize: DailyPrize | undefined
}

/** Nothing known and nothing to claim (DAILY-03, DAILY-04, DAILY-09). */
export const emptyDailyLogin: DailyLoginInfo = {
  finishedAt: null,
  isActive: false,
  isAvailable: false,
  levels: 7,
  activeLevel: 1,
  type: 'streak',
  reasonType: null,
  prizes: [],
  endDate: null,
  link: null,
}

/** The platform always says why nothing can be claimed: without a reason the call has failed. */
export const hasFailed = ({ isActive, reasonType }: DailyLoginInfo): boolean =>
  !isActive && reasonType === null

const stateOf = (level: number, { activeLevel, isAvailable }: DailyLoginInfo): DayState => {
  if (level < activeLevel) return 'claimed'
  if (level === activeLevel) return isAvailable ? 'today' : 'claimed'
  return level === activeLevel + 1 && !isAvailable ? 'next' : 'later'
}

/** The days of the round in order. */
export const daysOf = (info: DailyLoginInfo): Day[] =>
  Array.from({ length: info.levels }, (_, index) => ({
    level: index + 1,
    state: stateOf(index + 1, info),
    prize: info.prizes.find(({ level }) => level === index + 1),
  }))

/** What can be claimed now, or what the next day brings; after the last day the first follows. */
export function comingDay(info: DailyLoginInfo): Day | undefined {
  const days = daysOf(info)
  return days.find(({ state }) => state === 'today' || state === 'next') ?? days[0]
}
