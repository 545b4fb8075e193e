const open = new Set<string>()
const listeners = new Set<() => void>()

/** Whether a toast on screen offers something to choose. */
export const hasOpenAction = (): boolean => open.size > 0

/** Calls back when that changes; returns the way to end it. */
export function onActionsChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** The toaster says of each toast whether it offers something to choose. */
export function noteAction(id: string, offers: boolean): void {
  const before = hasOpenAction()
  if (offers) open.add(id)
  else open.delete(id)
  if (hasOpenAction() !== before) for (const listener of listeners) listener()
}
