import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Surroundings } from '@marquee/platform-kernel/module'
import type { SetClock } from './past.ts'
import type { Visitor } from './visitor.ts'

/** The demo account of a brand, at some time of its past. */
export interface Demo {
  visitor: Visitor
  clock: SetClock
  settings: BrandSettings
  /** What modules may reach, with the kernel of that time. */
  surroundings: Surroundings
}
