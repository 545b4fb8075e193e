import { useSyncExternalStore } from 'react'
import type { AppRuntime } from '../app/runtime.ts'
import { rereadMessages } from './messages.ts'

let edits = 0
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const edition = () => edits

/** Renders anew whoever shows texts, once they were edited. In development only. */
export const useEdition = (): number => useSyncExternalStore(listen, edition, edition)

/** Takes over edits of the brand's texts while its page is open. In development only. */
export function followEdits({ brand, i18n }: Pick<AppRuntime, 'brand' | 'i18n'>): void {
  window.addEventListener('marquee:texts', () => {
    rereadMessages(brand, i18n).then(
      () => {
        edits += 1
        for (const listener of listeners) listener()
      },
      (error: unknown) => console.error('The edited texts could not be read.', error),
    )
  })
}
