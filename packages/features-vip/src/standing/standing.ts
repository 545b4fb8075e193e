import type { RankLeague } from '../contract/schemas.ts'

/** How far the way to the next level is: what was gathered on it and all that it takes. */
export function wayOf({ currentLevel, nextLevel }: RankLeague): { done: number; all: number } {
  const { currentExperience, startsAt } = currentLevel
  if (!nextLevel) return { done: 1, all: 1 }
  const all = nextLevel.experienceNeeded - startsAt
  return { done: Math.min(all, currentExperience - startsAt), all }
}

/** Whether something of the club waits to be claimed. */
export const isWaiting = ({ levelReward, weeklyReward }: RankLeague): boolean =>
  levelReward !== null || weeklyReward !== null

/** A break or an exclusion runs: nothing is claimed. */
export const isResting = ({ progressBlockedReason }: RankLeague): boolean =>
  progressBlockedReason === 'cool-off' || progressBlockedReason === 'excluded'

/** Which section the player is in, from 1: crests are painted by it. */
export const placeOf = ({ sections, currentSection }: RankLeague): number =>
  sections.findIndex(({ id }) => id === currentSection.id) + 1
