export interface StreakFacts {
  /** Purchases that count, ever. */
  purchases: number
  /** Streaks whose prize was paid. */
  paid: number
  /** Whether a prize was paid today, UTC. */
  paidToday: boolean
  /** Purchases of one streak. */
  length: number
}

export interface Progress {
  /** Purchases in the streak that runs, its length at most. */
  count: number
  isComplete: boolean
  /** A prize waits and none was paid today. */
  canClaim: boolean
}

/** Where a streak stands. What was bought beyond a streak that waits to be claimed begins the next one. */
export function progressOf({ purchases, paid, paidToday, length }: StreakFacts): Progress {
  const count = Math.min(length, Math.max(0, purchases - paid * length))
  const isComplete = count === length
  return { count, isComplete, canClaim: isComplete && !paidToday }
}
