import type { Drawing } from '@marquee/prize-ui/drawing'
import { createContext } from 'react'

/** The machine around the reels. */
export interface Cabinet {
  /** How wide and how high it is drawn. */
  size: readonly [width: number, height: number]
  /** Behind the reels, and in front of them. */
  back: Drawing
  front: Drawing
  /** Where the three reels stand side by side. */
  windows: { x: number; y: number; width: number; height: number }
  /** Lamps, which blink in turn while the reels do. */
  lamps: readonly (readonly [x: number, y: number])[]
}

/** The brand's own cabinet; null for the case that the feature begins with. */
export const CabinetContext = createContext<Cabinet | null>(null)
