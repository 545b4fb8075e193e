import type { SceneId } from '../scenes.ts'
import type { SymbolId } from '../symbol-ids.ts'
import type { GameType } from '../types.ts'

/** One game as written by hand: title, type, then the one to three symbols its cover leads with. */
export type TitleEntry =
  | readonly [title: string, type: GameType, lead: SymbolId]
  | readonly [title: string, type: GameType, lead: SymbolId, second: SymbolId]
  | readonly [title: string, type: GameType, lead: SymbolId, second: SymbolId, third: SymbolId]

/** The games set in each of some scenes. */
export type TitlesByScene = Partial<Record<SceneId, readonly TitleEntry[]>>
