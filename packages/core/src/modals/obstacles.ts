import type { AppRuntime } from '../app/runtime.ts'
import { hasOpenAction, onActionsChange } from '../toasts/openActions.ts'
import { holdsAtom, isOccupied, onOccupationChange } from './occupied.ts'
import { isFillingIn, pathOf } from './forms.ts'

type Place = Pick<AppRuntime, 'store' | 'router'>

/** What keeps an unasked modal back right now, in words; empty when it may come. */
export const obstacles = (runtime: Place): string[] => [
  ...(isOccupied(runtime) ? ['a modal, a game or the cash desk is open'] : []),
  ...(isFillingIn(pathOf(runtime.router)) ? ['a form is being filled in'] : []),
  ...runtime.store.get(holdsAtom),
  ...(hasOpenAction() ? ['a toast waits for an answer'] : []),
]

/** Calls back whenever the obstacles may have changed; returns the way to end it. */
export function onObstaclesChange(runtime: Place, changed: () => void): () => void {
  const ends = [
    onOccupationChange(runtime, changed),
    runtime.store.sub(holdsAtom, changed),
    onActionsChange(changed),
  ]
  return () => ends.forEach((end) => end())
}
