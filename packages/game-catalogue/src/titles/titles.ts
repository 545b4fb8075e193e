import type { SceneId } from '../scenes.ts'
import { cities } from './cities.ts'
import type { TitleEntry } from './entry.ts'
import { hearths } from './hearths.ts'
import { waters } from './waters.ts'
import { wilderness } from './wilderness.ts'
import { wonders } from './wonders.ts'

/**
 * Every game by scene. A game's id follows from its place in its scene's list: add at the end of a
 * list, never in between, and never remove a line.
 */
export const titlesByScene: Readonly<Partial<Record<SceneId, readonly TitleEntry[]>>> = {
  ...waters,
  ...wilderness,
  ...cities,
  ...wonders,
  ...hearths,
}
