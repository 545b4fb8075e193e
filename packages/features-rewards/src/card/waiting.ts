import type { Rewards } from '@marquee/contract'

/** What is ready to be claimed, or else all that is still to be had, in coins. */
export function waiting(rewards: Rewards): { coins: number; isReady: boolean } {
  const open = Object.values(rewards).filter(({ available }) => available)
  const ready = open.filter(({ completed }) => completed)
  const shown = ready.length ? ready : open
  return { coins: shown.reduce((sum, { coins }) => sum + coins, 0), isReady: ready.length > 0 }
}
