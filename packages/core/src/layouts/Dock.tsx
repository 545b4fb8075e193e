import { atom } from 'jotai'
import { useCallback } from 'react'
import { useApp } from '../app/AppContext.ts'

/**
 * The docks that the page has taken over. One that the server wrote and nobody has yet is not among
 * them: what is put into it would be more than the server rendered, and the part around it would be thrown away.
 */
export const docksAtom = atom<ReadonlySet<Element>>(new Set<Element>())

interface DockProps {
  /** It stands among the entries of a phone's bar. */
  isInBar?: boolean
  className?: string
}

/** The place for a button that a feature puts into the layout; nothing where the brand has no such feature. */
export function Dock({ isInBar = false, className }: DockProps) {
  const { brand, store } = useApp()
  const isWanted = brand.features.some(({ docks }) => docks?.(brand))
  // Called once the part that it stands in has been taken over as a whole.
  const tell = useCallback(
    (dock: HTMLSpanElement) => {
      store.set(docksAtom, new Set([...store.get(docksAtom), dock]))
      return () => {
        const others = [...store.get(docksAtom)].filter((other) => other !== dock)
        store.set(docksAtom, new Set(others))
      }
    },
    [store],
  )
  return isWanted && <span ref={tell} data-chat-dock={isInBar ? 'bar' : ''} className={className} />
}
