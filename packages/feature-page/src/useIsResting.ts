import { usePlayer } from '@marquee/core'

/** Whether the player is on a break or excluded from play: nothing invites them, free or not. */
export const useIsResting = (): boolean => Boolean(usePlayer()?.restriction)
