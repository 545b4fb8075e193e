import type { AppRuntime } from '../app/runtime.ts'
import { supportChatAtom } from '../chat/useChatToggle.ts'
import { hasOpenAction, onActionsChange } from '../toasts/openActions.ts'
import { isOccupied, onOccupationChange } from '../versions/occupied.ts'
import { isFillingIn, pathOf } from './forms.ts'

type Place = Pick<AppRuntime, 'store' | 'router'>

function isTalking({ store }: Place): boolean {
  const { isCustomAvailable, isOpen } = store.get(supportChatAtom)
  return isCustomAvailable && isOpen
}

/** What keeps an unasked modal back right now, in words; empty when it may come. */
export const obstacles = (runtime: Place): string[] => [
  ...(isOccupied(runtime) ? ['a modal, a game or the cash desk is open'] : []),
  ...(isFillingIn(pathOf(runtime.router)) ? ['a form is being filled in'] : []),
  ...(isTalking(runtime) ? ['the support chat is open'] : []),
  ...(hasOpenAction() ? ['a toast waits for an answer'] : []),
]

/** Calls back whenever the obstacles may have changed; returns the way to end it. */
export function onObstaclesChange(runtime: Place, changed: () => void): () => void {
  const ends = [
    onOccupationChange(runtime, changed),
    runtime.store.sub(supportChatAtom, changed),
    onActionsChange(changed),
  ]
  return () => ends.forEach((end) => end())
}
