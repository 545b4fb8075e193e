import type { ComponentType, ReactNode } from 'react'
import { useApp } from './AppContext.ts'

/** On the server: shows a part of the page by its text, where that is known already. */
export interface Keeper {
  place<P extends object>(part: ComponentType<P>, props: P): ReactNode
}

/**
 * A part of a page whose text the server keeps: for everybody who is shown the same, it is rendered
 * once. What the part reads of queries is noted, and its text is used again only where all of that is
 * the same; what it is given must be data. In the browser this is the part itself.
 */
export function kept<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  if (!import.meta.env.SSR) return Part
  return function Kept(props: P) {
    const { keeper } = useApp()
    return keeper ? keeper.place(Part, props) : <Part {...props} />
  }
}
