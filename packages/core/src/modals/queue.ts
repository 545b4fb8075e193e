import { atom } from 'jotai'
import type { AppRuntime } from '../app/runtime.ts'
import type { ModalName, NeedsProps, PropsOf } from '../feature/features.ts'
import type { PushTools } from '../feature/types.ts'

interface InterruptionOf<N extends ModalName> {
  modal: N
  /** Higher goes first; of equal ones the one that came first. */
  priority: number
  /** Key of the once-a-day rule (DAILY-08). What waits under a key waits once. */
  oncePerDay?: string
  /** Asked when its turn comes; false drops it. */
  wanted?: (tools: PushTools) => Promise<boolean>
  props?: PropsOf<N>
}

/** A modal that nobody asked for: it waits until it comes between nothing. */
export type Interruption<N extends ModalName = ModalName> = {
  [One in N]: InterruptionOf<One> & (One extends NeedsProps ? { props: PropsOf<One> } : object)
}[N]

/** What waits to be shown, the next first. `runQueue` shows it, never two at a time. */
export const queueAtom = atom<readonly Interruption[]>([])

/**
 * Hands in a modal that opens unasked, such as the news of a new level. It is shown when the page is
 * at rest, nothing else is open and everything more important has been closed.
 * @returns the way to take it back while it waits: what greets on a page is for that page.
 */
export function interrupt({ store }: Pick<AppRuntime, 'store'>, entry: Interruption): () => void {
  store.set(queueAtom, (queue) =>
    entry.oncePerDay !== undefined &&
    queue.some(({ oncePerDay }) => oncePerDay === entry.oncePerDay)
      ? queue
      : [...queue, entry].sort((one, other) => other.priority - one.priority),
  )
  return () => dropInterruption({ store }, entry)
}

/** Takes an entry out: its turn has come, or it is no longer wanted. */
export function dropInterruption({ store }: Pick<AppRuntime, 'store'>, entry: Interruption): void {
  store.set(queueAtom, (queue) => queue.filter((one) => one !== entry))
}

/** Empties the queue: what waited was for somebody who has left. */
export const clearInterruptions = ({ store }: Pick<AppRuntime, 'store'>): void =>
  store.set(queueAtom, [])
