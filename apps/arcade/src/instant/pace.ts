import type { ViewContext } from '../game-view.ts'
import type { Motion } from '../stage/motion.ts'

/** The time of one round of an instant game. */
export type Pace = {
  /** Begins a round, unless one has begun. */
  begin: () => void
  /** Milliseconds since it began. */
  elapsed: () => number
  /**
   * Shows something for `ms`. Up to the shortest time a round may take nothing of it can be skipped;
   * from then on all of it can.
   */
  show: (ms: number, step: (share: number) => void) => Promise<void>
  /** Ends the round, not before its shortest time is over. */
  end: () => Promise<void>
  /** No outcome came. */
  abort: () => void
}

/** Keeps the pace rule for a view. */
export function makePace(
  motion: Pick<Motion, 'now' | 'run' | 'wait'>,
  { minimumSpinMs, narrator }: Pick<ViewContext, 'minimumSpinMs' | 'narrator'>,
): Pace {
  let startedAt: number | null = null
  const elapsed = () => (startedAt === null ? 0 : motion.now() - startedAt)
  return {
    begin: () => {
      startedAt ??= motion.now()
    },
    elapsed,
    show: async (ms, step) => {
      const held = Math.min(ms, Math.max(0, minimumSpinMs - elapsed()))
      if (held > 0) await motion.run(held, (share) => step((share * held) / ms))
      if (held >= ms) return
      narrator.skippable(true)
      await motion.run(ms - held, (share) => step((held + share * (ms - held)) / ms), {
        skippable: true,
      })
    },
    end: async () => {
      const left = minimumSpinMs - elapsed()
      if (left > 0) await motion.wait(left)
      startedAt = null
    },
    abort: () => {
      startedAt = null
    },
  }
}
