import type { AppRuntime } from '../app/runtime.ts'
import { obstacles } from './obstacles.ts'
import { interrupt, type Interruption, queueAtom } from './queue.ts'
import { modalStackAtom } from './store.ts'

/** The queue of unasked modals, for whoever develops: `marquee.queue` in the console. */
export interface QueueInspector {
  /** What waits, the next first. */
  readonly waiting: Pick<Interruption, 'modal' | 'priority' | 'oncePerDay'>[]
  /** Modals that are open, bottom to top. */
  readonly open: string[]
  /** What keeps the next one back; empty when it may come. */
  readonly obstacles: string[]
  /** Hands one in, as a push would. */
  interrupt: (entry: Interruption) => void
}

declare global {
  interface Window {
    /** Tools of development; absent from released builds. */
    marquee?: { queue: QueueInspector }
  }
}

/** Puts the inspector in its place. */
export function inspectQueue(runtime: AppRuntime): void {
  const { store } = runtime
  window.marquee = {
    queue: {
      get waiting() {
        return store
          .get(queueAtom)
          .map(({ modal, priority, oncePerDay }) => ({ modal, priority, oncePerDay }))
      },
      get open() {
        return store.get(modalStackAtom).flatMap(({ name, open }) => (open ? [name] : []))
      },
      get obstacles() {
        return obstacles(runtime)
      },
      interrupt: (entry) => interrupt(runtime, entry),
    },
  }
}
