import type { Drawing, Inside } from '@marquee/prize-ui/drawing'
import { createContext } from 'react'

/**
 * What coins are kept in: 320 wide, from -20 to 270, its foot at 250. One sees through it, so that what
 * is inside stands between its back and its front; when it breaks, both fly apart in pieces.
 */
export interface Vessel {
  /** Behind the coins. */
  back: Drawing
  /** In front of them. */
  front: Drawing
  /** Where coins lie. */
  inside: Inside
  /** Where coins fall in. */
  mouth: readonly [x: number, y: number]
  /** The middle of the lock of a sealed one. */
  lock: readonly [x: number, y: number]
  /** The first line cracks once it can be broken, the second when it is full, the last as it breaks. */
  cracks: readonly [string, string, string]
}

/** The brand's own vessel; null for the pig that the feature begins with. */
export const VesselContext = createContext<Vessel | null>(null)
