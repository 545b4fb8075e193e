/** Milliseconds between two neighbouring reels coming to rest. */
const reelGap = 240
/** A reel needs this long to come to rest once its stop is known. */
const settle = 620
/** How long a win is counted up at most; a press ends it at once. */
export const longestCountUp = 4000

export type SpinClock = {
  /** No spin may end before this time after it started. */
  minimumSpinMs: number
  /** When the outcome became known, after the start of the spin. */
  resultAt: number
  reels: number
}

/**
 * When each reel comes to rest, in ms after the start of the spin.
 * The last one never rests before `minimumSpinMs`, and the rhythm never hints at the outcome.
 */
export function reelRests({ minimumSpinMs, resultAt, reels }: SpinClock): number[] {
  const spread = (reels - 1) * reelGap
  const last = Math.max(minimumSpinMs, resultAt + settle + spread)
  return Array.from({ length: reels }, (_, reel) => last - (reels - 1 - reel) * reelGap)
}

/** When a shot shows its result, and when the next may be fired, in ms after it was fired. */
export function shotTimes({ minimumSpinMs, resultAt }: Omit<SpinClock, 'reels'>) {
  const impact = Math.max(850, resultAt + 250)
  return { impact, end: Math.max(minimumSpinMs, impact + 900) }
}

export type CelebrationLevel = 'win' | 'big' | 'huge' | 'epic'

export type Celebration = { level: CelebrationLevel; countUpMs: number }

/**
 * How a finished round is celebrated: not at all unless it won more than it cost.
 * Amounts are minor units.
 */
export function celebrationOf(win: number, cost: number): Celebration | null {
  if (win <= cost) return null
  const ratio = win / cost
  if (ratio >= 100) return { level: 'epic', countUpMs: longestCountUp }
  if (ratio >= 25) return { level: 'huge', countUpMs: 2200 }
  if (ratio >= 8) return { level: 'big', countUpMs: 1200 }
  return { level: 'win', countUpMs: 600 }
}

/** The amount shown `elapsed` ms into a count-up; whole minor units, exact at the end. */
export function countUp(win: number, elapsed: number, duration: number): number {
  if (elapsed >= duration) return win
  const share = Math.max(0, elapsed / duration)
  return Math.floor(win * (1 - (1 - share) ** 3))
}
