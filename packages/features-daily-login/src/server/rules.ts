import { dailyLoginLevels } from '../contract/schemas.ts'

const day = 86_400_000

/** Free spins of a daily reward can be used for so long, in ms. */
export const freeSpinLifetimeMs = 7 * day

export interface Claim {
  day: number
  level: number
}

export interface Streak {
  /** The level of today: claimed already, or to be claimed. */
  activeLevel: number
  claimedToday: boolean
}

/**
 * Where a player stands today. A claim on the next day goes on to the next level, and from the last
 * to the first; a day missed leads back to level 1.
 */
export function streakOf(last: Claim | null, today: number): Streak {
  if (!last) return { activeLevel: 1, claimedToday: false }
  // Not only today: a clock that was moved back must not give a reward twice.
  if (last.day >= today) return { activeLevel: last.level, claimedToday: true }
  const goesOn = last.day === today - 1
  return { activeLevel: goesOn ? (last.level % dailyLoginLevels) + 1 : 1, claimedToday: false }
}

/** The first day of the round of levels that today belongs to. */
export const firstDayOf = ({ activeLevel }: Streak, today: number): number =>
  today - (activeLevel - 1)
