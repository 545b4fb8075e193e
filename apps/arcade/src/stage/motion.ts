/** Easing curves on 0..1. */
export const ease = {
  out: (t: number) => 1 - (1 - t) ** 3,
  inOut: (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
  /** Runs past its end a little and comes back. */
  back: (t: number) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
}

type Running = {
  from: number
  ms: number
  step: (share: number) => void
  done: () => void
  skippable: boolean
}

/** Runs timed changes on one clock, so that all of them can be skipped together. */
export type Motion = {
  /** Milliseconds since the game started, as of the last frame. */
  now: () => number
  /** Calls `step` with 0..1 each frame for `ms`; resolves at the end. */
  run: (
    ms: number,
    step: (share: number) => void,
    options?: { skippable?: boolean },
  ) => Promise<void>
  wait: (ms: number, options?: { skippable?: boolean }) => Promise<void>
  /** Called every frame with the time since the last. Returns a function that ends it. */
  each(step: (deltaMs: number) => void): () => void
  /** Brings everything skippable to its end; a step that throws is over as in `tick`. */
  skip: () => void
  /** From now on what may be skipped takes a part of its time; what may not takes all of it. */
  quicken: (on: boolean) => void
  /** Whether anything moves now; a still picture need not be drawn again. */
  active: () => boolean
  /**
   * Advances to a time; the stage calls it once a frame. A step that throws is over, all others go
   * on; its error is thrown at the end.
   */
  tick: (now: number) => void
}

/** Of the time of what may be skipped, for who wants results quickly. */
const quickShare = 0.4

/**
 * Does pieces of work of which one may throw: it is undone, the others are done, and the first error is
 * thrown at the end.
 */
function guarding(work: (guarded: (piece: () => void, undo: () => void) => void) => void): void {
  const errors: unknown[] = []
  work((piece, undo) => {
    try {
      piece()
    } catch (error) {
      errors.push(error)
      undo()
    }
  })
  if (errors.length > 0) throw errors[0]
}

export function makeMotion(): Motion {
  let time = 0
  let quick = false
  const running = new Set<Running>()
  const frames = new Set<(deltaMs: number) => void>()

  const drop = (item: Running) => {
    running.delete(item)
    item.done()
  }
  const finish = (item: Running) => {
    item.step(1)
    drop(item)
  }

  const motion: Motion = {
    now: () => time,
    run: (ms, step, { skippable = false } = {}) =>
      new Promise((done) => {
        const taken = quick && skippable ? ms * quickShare : ms
        const item: Running = { from: time, ms: taken, step, done, skippable }
        step(0)
        running.add(item)
      }),
    wait: (ms, options) => motion.run(ms, () => undefined, options),
    each: (step) => {
      frames.add(step)
      return () => frames.delete(step)
    },
    quicken: (on) => {
      quick = on
    },
    skip: () =>
      guarding((guarded) => {
        for (const item of running) {
          if (!item.skippable) continue
          guarded(
            () => finish(item),
            () => drop(item),
          )
        }
      }),
    active: () => running.size > 0 || frames.size > 0,
    tick: (now) => {
      const delta = now - time
      time = now
      // One step that throws must not hold up the others: they are what ends a round.
      guarding((guarded) => {
        for (const step of frames)
          guarded(
            () => step(delta),
            () => frames.delete(step),
          )
        for (const item of running) {
          const share = (time - item.from) / item.ms
          guarded(
            () => (share >= 1 ? finish(item) : item.step(share)),
            () => drop(item),
          )
        }
      })
    },
  }
  return motion
}
