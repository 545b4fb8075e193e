import { useSyncExternalStore } from 'react'

let edits = 0
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const edition = () => edits

/** Renders anew whoever uses the app, once its texts were edited. In development only. */
export const useEdition = (): number => useSyncExternalStore(listen, edition, edition)

/** Says that texts were edited. */
export function noteEdit(): void {
  edits += 1
  for (const listener of listeners) listener()
}
