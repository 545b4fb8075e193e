import type { AppRuntime } from '../app/runtime.ts'
import { type Interruption, queueAtom } from '../modals/queue.ts'

/** What has been handed in to be shown unasked and still waits, the next first. */
export const waitingModals = ({ store }: Pick<AppRuntime, 'store'>): readonly Interruption[] =>
  store.get(queueAtom)
