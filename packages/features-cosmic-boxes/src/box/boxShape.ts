import type { ThemeShapes } from '@marquee/theme'
import type { Drawing } from '@marquee/prize-ui/drawing'

/** A part of a box that moves when it is opened: a lid, a door, a curtain. */
export interface MovingPart {
  drawing: Drawing
  /** Where it is once the box is open. */
  away: string
  /** About which point it turns or shrinks on its way. */
  about: readonly [x: number, y: number]
}

/**
 * What a prize is in: from 14 to 146, from 8 down to 130, on a ground at 140. Light stands between its
 * back and its front, so that what moves away shows it.
 */
export interface BoxShape {
  /** Behind the light: the inside, and what one sees through an opening. */
  back: Drawing
  /** Outline of the light that is seen once the box is open. */
  light: string
  /** How far sparks stand from where they are above a box with a lid. */
  sparks: readonly [x: number, y: number]
  /** Comes out of the box with the light; it is not there before. */
  rising?: Drawing
  /** In front of the light. */
  front: Drawing
  /** Over the front, the hindmost first. */
  moving: readonly MovingPart[]
  /** Where the brand's mark is: on the front, or on the moving part with this index. */
  mark: { x: number; y: number; size: number; on?: number }
}

export type BoxName = ThemeShapes['box']
