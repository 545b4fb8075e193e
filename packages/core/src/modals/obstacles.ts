import type { AppRuntime } from '../app/runtime.ts'
import { hasOpenAction, onActionsChange } from '../toasts/openActions.ts'
import { isOccupied, onOccupationChange } from '../versions/occupied.ts'

type Place = Pick<AppRuntime, 'store' | 'router'>

/** What keeps an unasked modal back right now, in words; empty when it may come. */
export const obstacles = (runtime: Place): string[] => [
  ...(isOccupied(runtime) ? ['a modal, a game or the cash desk is open'] : []),
  ...(hasOpenAction() ? ['a toast waits for an answer'] : []),
]

/** Calls back whenever the obstacles may have changed; returns the way to end it. */
export function onObstaclesChange(runtime: Place, changed: () => void): () => void {
  const ends = [onOccupationChange(runtime, changed), onActionsChange(changed)]
  return () => ends.forEach((end) => end())
}
