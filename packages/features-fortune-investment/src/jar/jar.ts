import type { Drawing, Inside } from '@marquee/prize-ui/drawing'
import { createContext } from 'react'

/**
 * What coins are set aside in: from 50 to 210 and from 44 down to 256, its foot at 244. One sees
 * through it, so that coins lie between its back and its front; a lid shuts it until their time is over.
 */
export interface Jar {
  /** Behind the coins. */
  back: Drawing
  /** In front of them. */
  front: Drawing
  /** Where coins lie. */
  inside: Inside
  /** Taken off once the time is over. */
  lid: Drawing
  /** Where the lid goes: to the right, down, and degrees that it turns about its middle. */
  off: readonly [x: number, y: number, turn: number]
  /** Ties the lid on, and is gone with it. */
  tie: Drawing
  /** The middle of the opening, above which the bonus hovers. */
  mouth: readonly [x: number, y: number]
}

/** The brand's own; null for the glass jar that the feature begins with. */
export const JarContext = createContext<Jar | null>(null)
