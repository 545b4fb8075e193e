import { shotTimes } from '../round/timeline.ts'
import type { Motion } from '../stage/motion.ts'

/** How far something thrown has come to what it was thrown at. */
export type Approach = {
  /** 0 in the boat to 1 where it lands. */
  share: () => number
  /** The outcome is known: it goes on to its end, not before its shortest time. Resolves as it lands. */
  land: () => Promise<void>
}

/** So far it comes while nobody knows what it hits: its way tells nothing. */
const unknownReach = 0.8
const unknownMs = 480

/**
 * Begins to throw something. It slows down as long as the outcome is awaited, never stands still, and
 * takes the same time whatever the outcome is; `leastMs` at least.
 */
export function makeApproach(motion: Pick<Motion, 'now' | 'wait'>, leastMs = 0): Approach {
  const thrownAt = motion.now()
  let known: { at: number; share: number; ms: number } | null = null
  const share = () => {
    const now = motion.now()
    if (!known) return unknownReach * (1 - Math.exp(-(now - thrownAt) / unknownMs))
    return known.share + (1 - known.share) * Math.min(1, (now - known.at) / known.ms)
  }
  return {
    share,
    land: async () => {
      const resultAt = motion.now() - thrownAt
      const { impact } = shotTimes({ minimumSpinMs: 0, resultAt })
      const ms = Math.max(impact, leastMs) - resultAt
      known = { at: motion.now(), share: share(), ms }
      await motion.wait(ms)
    },
  }
}
