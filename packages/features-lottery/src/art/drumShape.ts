import type { Drawing } from '@marquee/prize-ui/drawing'
import type { ThemeShapes } from '@marquee/theme'

type Point = readonly [x: number, y: number]

/** A part that turns about a point of its own while a ticket is given: a crank, a fan. */
export interface TurningPart {
  drawing: Drawing
  about: Point
}

/** What tickets are drawn from: 320 wide and 300 high, on a ground at 294. */
export interface DrumShape {
  /** Behind the tickets. */
  back: Drawing
  /** Where tickets lie: the middle of their heap, and how far it reaches. */
  heap: { middle: Point; reach: Point }
  /**
   * What the tickets do for one that is given: they turn with what is around them, whirl in what stands
   * still, or are tossed up.
   */
  motion: 'turn' | 'whirl' | 'toss'
  /** Turns with the tickets, behind and in front of them, about a point of its own. */
  turning?: { about: Point; back: Drawing; front: Drawing }
  /** In front of the tickets. */
  front: Drawing
  /** Turn about their own middles. */
  parts?: readonly TurningPart[]
}

export type DrumName = ThemeShapes['drum']
