import type { Network, NetworkLevel } from './networks.ts'

/**
 * What a level returns of every stake. From one fall to the next, rounds add the amount at which it falls
 * less the seed, whatever they stake; that amount is on average midway between its least and its most.
 */
export function levelReturn({ share, seed, mustDropBy }: NetworkLevel): number {
  const meanDrop = (seed + 1 + mustDropBy) / 2
  return (share / 10_000) * (meanDrop / (meanDrop - seed))
}

/** What all levels return together. */
export const networkReturn = ({ levels }: Network): number =>
  levels.reduce((sum, level) => sum + levelReturn(level), 0)
