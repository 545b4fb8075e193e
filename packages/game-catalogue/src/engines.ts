import { findGameModel, type GameModel, isGrid, isSlot } from '@marquee/game-math'
import { games } from './games.ts'
import type { Game } from './types.ts'

/** What plays and shows a model: its engine, and whether what won leaves and the rest falls. */
export function engineOf(model: GameModel): string {
  const falls = isSlot(model) && isGrid(model) && model.cascade !== undefined
  return falls ? `${model.engine}, cascades` : model.engine
}

/**
 * Every engine that a title runs on, with its titles in the order of the catalogue: for what is looked
 * at once for each engine. One that no title has is in no list.
 */
export const titlesByEngine: ReadonlyMap<string, readonly Game[]> = Map.groupBy(
  games,
  ({ model }) => engineOf(findGameModel(model)),
)
